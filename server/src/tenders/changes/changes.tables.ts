import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StoredBase, StoredContent, StoredVersion } from './stored-values.ts'
import type { ToldLine } from './told-of-change.ts'

/** What was announced of a tender; 1 is what was published. */
export type TenderVersionsTable = {
  tenderId: number
  version: number
  announced: Date
  /** What was filed until then was filed before it, by those it overtook; by all others until it was announced. */
  effective: Date
  overtook: Generated<number[]>
  by: string
  reason: string
  text: string
  /** The lots it concerns; null for all of them. */
  lotIds: number[] | null
  content: JSONColumnType<StoredVersion>
  changes: JSONColumnType<ChangeLine[]>
  /** The same from what outsiders see of it, and not longer than an answer can carry. */
  told: ColumnType<ToldLine[], string | undefined, string>
}

/** The change of a published tender that is not announced yet. */
export type TenderChangesTable = {
  tenderId: number
  content: JSONColumnType<StoredContent>
  /** The deadlines that were in force when it was saved: those it leaves alone may move meanwhile. */
  base: JSONColumnType<StoredBase>
  updated: Date
  by: string
}

/** Which announced changes the organization of an offer has confirmed. */
export type ChangeConfirmationsTable = { offerId: number; version: number; at: Date; by: string }
