import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'

/** The tender that rooms stand in: whole, or where its documents are public before it is, no more than its number. */
export type RoomTender = Pick<ShownTender, 'id'>
