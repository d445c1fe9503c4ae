import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { Addressee } from '@allmende/domain/rooms/sealed-tries.ts'
import type { Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
import type { StoredRoom } from './rooms.queries.ts'
import type { Db } from '../database/schema.ts'
import type { NewRoom } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Context } from '../rpc/method.ts'

/** To which lot and to whose part in it a room belongs, if to any. */
export type RoomPlace = {
  organizationId: number | null
  offerId: number | null
  lotId: number | null
  attempt: number | null
}

/** Whose offer in which lot, in the words of the log. */
export type BegunOffer = { offerId: number; organization: string; lot: string }

/** Who is told of what came into a room, and how the tender and its sides are called. */
export type RoomReaders = {
  projectName: string
  authorityName: string
  /** Whose room it is; empty where it is the authority's. */
  organizationName: string
  people: readonly Addressee[]
}

/** What a room belongs to is known to the areas above; they tell through this who the caller is to it. */
export type RoomHolders = {
  /** `offerId`: whose room is asked about, where it is one; of all others somebody outside gets what an outsider gets. */
  around: (
    context: Pick<Context, 'db' | 'actor' | 'now'>,
    tenderId: number,
    offerId?: number | null,
  ) => Promise<((room: RoomPlace) => Surroundings) | null>
  /** The same of what was sent with a message. */
  aroundMessage: (
    context: Pick<Context, 'db' | 'actor' | 'now'>,
    messageId: number,
  ) => Promise<Surroundings | null>
  /** Where a new room belongs: to a lot, to a company's part in it, or a refusal at what does not fit. */
  placeOf: (context: Pick<Context, 'db' | 'actor'>, room: NewRoom) => Promise<RoomPlace>
  /** Something was put into a bidder's room; whose offer that has begun, if it has. */
  uploaded: (context: Pick<Context, 'db' | 'now'>, room: StoredRoom) => Promise<BegunOffer | null>
  /** The list that two people have opened in a bidder's room, as it was submitted. */
  openedFiles: (db: Db, room: StoredRoom) => Promise<readonly FiledFile[]>
  /** Whether a document was ever part of a submission; until the transaction ends it does not become part of one. */
  wasSubmitted: (db: Db, room: StoredRoom, documentId: number) => Promise<boolean>
  /** The people of the company whose room it is, or who sent it with a message. */
  ownersOf: (db: Db, room: StoredRoom) => Promise<readonly Addressee[]>
  /** Who of those concerned may read now what the other side puts there; null where nobody outside knows of it. */
  readersOf: (db: Db, room: StoredRoom, now: Date) => Promise<RoomReaders | null>
  /** A room is made: until the transaction ends no other one beside it is. */
  roomMade: (db: Db, room: NewRoom, place: RoomPlace, now: Date) => Promise<void>
  /** A room of the authority was renamed: who has the tender open in a form must not overwrite that. */
  roomRenamed: (db: Db, tenderId: number, now: Date) => Promise<void>
}
