import type { Lot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'

export type Ended = Pick<ShownTender, 'archived'> & Partial<Pick<Lot, 'outcome'>>

/** What ends before its deadline makes it void. */
export const isVoid = ({ archived, outcome = null }: Ended, at: Date, now: Date): boolean =>
  archived === null ? at > now && outcome !== null : at > archived
