import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Generated } from 'kysely'

export type RoomsTable = {
  id: number
  /** Null for a temporary room, which has an owner instead. */
  tenderId: number | null
  ownerEmail: string | null
  /** The message that has taken it over from its owner, with what was attached. */
  messageId: Generated<number | null>
  type: Room['type']
  position: number
  name: string
  description: string
  stage: number | null
  organizationId: number | null
  offerId: number | null
  lotId: number | null
  /** Of a bidder's room: which of her attempts at the lot it was made for. */
  attempt: Generated<number | null>
  /** The authority asks for something to be put into it. */
  isFromTemplate: Generated<boolean>
  created: Date
  version: Generated<number>
}

export type DocumentsTable = {
  id: number
  /** The id of the first of those that took each other's place. */
  lineId: number
  roomId: number
  fileId: number
  name: string
  /** By which two names are the same. */
  nameKey: string
  created: Date
  createdBy: string
  /** Out of the room since then; its file stays as long as the law or a submission wants it. */
  removed: Date | null
}

/** What somebody downloaded last of a line. */
export type DocumentDownloadsTable = {
  userEmail: string
  lineId: number
  sha256: Buffer
  at: Date
}

/** Somebody has put something into a room; who reads it is told once a few minutes have passed. */
export type GatheredFilesTable = {
  id: Generated<number>
  roomId: number
  sender: string
  /** When the first of them came. */
  since: Date
  due: Date | null
}
