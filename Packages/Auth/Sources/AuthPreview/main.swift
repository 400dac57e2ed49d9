await Preview.print()
