import AuthDomain
