import type { Kysely, Transaction } from 'kysely'

/** Every table by name. The areas own them; `assembly/tables.ts` puts them together here. */
export interface Schema {}

/** The database or one transaction on it; a query does not care which. */
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
