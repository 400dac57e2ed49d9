/* The same work as StorageBenchmark, in C over the same SQLite file: inserts todos in one transaction, or fetches all of
   them into structs; prints milliseconds.   todos insert|fetch FILE COUNT */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <time.h>

struct todo { sqlite3_int64 id, user; char *title; int completed; };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void check(int code, sqlite3 *db) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "%s\n", sqlite3_errmsg(db));
    exit(1);
}

int main(int argc, char **argv) {
    if (argc != 4) { fprintf(stderr, "usage: todos insert|fetch FILE COUNT\n"); return 2; }
    int count = atoi(argv[3]);
    sqlite3 *db;
    sqlite3_stmt *statement;
    check(sqlite3_open_v2(argv[2], &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL), db);
    check(sqlite3_exec(db, "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON", NULL, NULL, NULL), db);
    if (strcmp(argv[1], "insert") == 0) {
        char (*titles)[96] = malloc((size_t)count * 96);
        for (int i = 0; i < count; i++) snprintf(titles[i], 96, "Todo number %d, which is to be done before the next one", i);
        double start = now();
        check(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), db);
        check(sqlite3_prepare_v2(db, "INSERT INTO todos (user_id, title, title_folded, completed) VALUES (?, ?, ?, ?)", -1, &statement, NULL), db);
        for (int i = 0; i < count; i++) {
            char folded[96];
            int length = (int)strlen(titles[i]);
            for (int j = 0; j < length; j++) folded[j] = (char)tolower((unsigned char)titles[i][j]);
            sqlite3_bind_int64(statement, 1, 1);
            sqlite3_bind_text(statement, 2, titles[i], length, SQLITE_STATIC);
            sqlite3_bind_text(statement, 3, folded, length, SQLITE_STATIC);
            sqlite3_bind_int(statement, 4, i % 3 == 0);
            check(sqlite3_step(statement), db);
            sqlite3_reset(statement);
        }
        check(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), db);
        printf("%f\n", now() - start);
        free(titles);
    } else {
        double start = now();
        size_t used = 0, room = 1024;
        struct todo *todos = malloc(room * sizeof *todos);
        check(sqlite3_prepare_v2(db, "SELECT id, title, completed FROM todos WHERE user_id = ? AND deletion_id IS NULL ORDER BY id", -1, &statement, NULL), db);
        sqlite3_bind_int64(statement, 1, 1);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            if (used == room) todos = realloc(todos, (room *= 2) * sizeof *todos);
            int length = sqlite3_column_bytes(statement, 1);
            char *title = malloc((size_t)length + 1);
            memcpy(title, sqlite3_column_text(statement, 1), (size_t)length + 1);
            todos[used++] = (struct todo){ sqlite3_column_int64(statement, 0), 1, title, sqlite3_column_int(statement, 2) };
        }
        printf("%f\n", now() - start);
        if ((int)used != count) { fprintf(stderr, "found %zu todos, not %d\n", used, count); return 1; }
    }
    sqlite3_finalize(statement);
    return sqlite3_close(db) == SQLITE_OK ? 0 : 1;
}
