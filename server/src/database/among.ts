import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds one of these. Asked with one parameter: a statement takes 65,535 of them and no more. */
export const among = (column: string, values: readonly (string | number)[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${values})`
