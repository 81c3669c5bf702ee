/* A bot in C with nothing installed: the actions of the list in turn, by the question's number. It reads what it
   needs of a line and no more.

       cc -O2 -o in_turn examples/bots/in_turn.c
       triumvirate check-bot ./in_turn
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the value of a key begins, searched from a place; NULL where there is none. Our lines put one space after a colon. */
static const char *value_of(const char *from, const char *key)
{
    char wanted[64];
    snprintf(wanted, sizeof wanted, "\"%s\": ", key);
    const char *found = strstr(from, wanted);
    return found ? found + strlen(wanted) : NULL;
}

static int is(const char *value, const char *word)
{
    return value && strncmp(value + 1, word, strlen(word)) == 0 && value[1 + strlen(word)] == '"';
}

/* `legal` stands before `view`, whose facts may be called alike: between the two every "action" is one of ours. */
static const char *next_action(const char *from, const char *line)
{
    const char *found = value_of(from, "action"), *end = value_of(line, "view");
    return found && found < end ? found : NULL;
}

static const char *action_number(const char *line, long n)
{
    const char *at = next_action(value_of(line, "legal"), line);
    while (at && n-- > 0)
        at = next_action(at, line);
    return at;
}

static long count_actions(const char *line)
{
    long n = 0;
    while (action_number(line, n))
        n++;
    return n;
}

/* Of a text with its quotation marks; no action has one inside. */
static int length_of(const char *text)
{
    return (int)(strchr(text + 1, '"') - text) + 1;
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (getline(&line, &room, stdin) > 0) {
        const char *cmd = value_of(line, "cmd");
        if (is(cmd, "quit"))
            break;
        if (is(cmd, "hello")) {
            puts("{\"protocol\": 1, \"name\": \"in turn\"}");
        } else if (is(cmd, "choose")) {
            long id = strtol(value_of(line, "id"), NULL, 10);
            const char *action = action_number(line, id % count_actions(line));
            printf("{\"id\": %ld, \"action\": %.*s}\n", id, length_of(action), action);
        }
    }
    free(line);
    return 0;
}
