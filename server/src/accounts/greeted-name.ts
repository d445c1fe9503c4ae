import { sql } from 'kysely'

/** How a mail greets a user: by name or, where a directory knows none, by address. */
export const greetedName = sql<string>`coalesce(nullif(trim(users.given_name || ' ' || users.sur_name), ''), users.email)`
