#include <sqlite3.h>

// sqlite3_db_config is variadic, which Swift can't call.
static inline int csqlite_set_option(sqlite3 *connection, int option, int isOn) {
    return sqlite3_db_config(connection, option, isOn, (int *)0);
}

// So is sqlite3_mprintf. The copy is given back with sqlite3_free.
static inline char *csqlite_copy(const char *text) { return sqlite3_mprintf("%s", text); }
