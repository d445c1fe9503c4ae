import { z } from 'zod'
import { CountedId, final, Instant, LargeId, Line, type Methods, Nothing, Version } from '../method.ts'
import { OrganizationId } from '../organizations/organizations.contract.ts'
import { longestOfRoom } from '../templates/room-lengths.ts'
import { ServerId } from '../parcels/folder.ts'
import { ParcelId } from '../parcels/parcels.contract.ts'
import { roomStages } from '../templates/templates.contract.ts'
import { longestFileName } from '../files/file-names.ts'

/** Not to be counted: who has one must not learn how many others there are. */
const RandomId = LargeId.min(2 ** 32)
export const RoomId = RandomId
export const DocumentId = RandomId
const TenderId = CountedId

/** CLIENT rooms belong to the authority, CONTRACTOR rooms to one bidder. */
export const roomTypes = ['CLIENT', 'CONTRACTOR'] as const
/** The phase a room belongs to: application, negotiation, offer. */
const Stage = z.union(roomStages.map((stage) => z.literal(stage)))
export type RoomStage = z.infer<typeof Stage>

const words = {
  name: Line(longestOfRoom.name).min(1),
  description: z.string().trim().max(longestOfRoom.description, final),
}

export const NewRoom = z.object({
  ...words,
  description: words.description.min(1),
  projectId: TenderId,
  type: z.enum(roomTypes),
  stage: Stage.nullable().optional(),
  organizationId: OrganizationId.nullable().optional(),
  offerId: LargeId.nullable().optional(),
  lotId: CountedId.nullable().optional(),
})
export type NewRoom = z.infer<typeof NewRoom>

export const ChangedRoom = z.object({ id: RoomId, version: Version, ...words })
export type ChangedRoom = z.infer<typeof ChangedRoom>

export const Room = z.object({
  id: z.int(),
  projectId: z.int().nullable(),
  /** A temporary room belongs to nobody but its maker. */
  type: z.enum(roomTypes),
  name: z.string(),
  description: z.string(),
  stage: z.int().nullable(),
  organizationId: z.int().nullable(),
  offerId: z.int().nullable(),
  lotId: z.int().nullable(),
  /** Of a bidder's room: which of her attempts at the lot it was made for. */
  attempt: z.int().nullable(),
  /** Of a bidder's room: the authority asks for something to be put into it, in its own words. */
  isFromTemplate: z.boolean(),
  version: z.int(),
  /** What is in it can be read by nobody but its bidder until two people have opened it. */
  sealed: z.boolean(),
  /** Why this viewer changes nothing in it: the name of a reason; null where she may. */
  readOnly: z.string().nullable(),
})
export type Room = z.infer<typeof Room>

export const documentStates = ['CHECKING', 'READY', 'INFECTED'] as const

export const Document = z.object({
  id: z.int(),
  roomId: z.int(),
  name: z.string(),
  date: Instant,
  size: z.int(),
  sha256: z.string(),
  /** As its bytes say, not its name. */
  type: z.string(),
  state: z.enum(documentStates),
  /** Where the document itself can be had to be drawn; null for what is not shown. */
  preview: z.string().nullable(),
  /** Whether it is another one than this viewer downloaded last. */
  changedSinceDownload: z.boolean(),
  /** Whether this viewer has downloaded it as it is. */
  downloaded: z.boolean(),
})
export type Document = z.infer<typeof Document>

const FileName = z
  .string()
  .min(1)
  .max(longestFileName * 2, final)
const link = z.string()

/** So many files of a parcel are copied at once. */
export const mostImported = 100

export const roomsContract = {
  getRoomsByProjectId: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(Room),
    shows: { entity: 'room' },
  },
  getRoom: { kind: 'read', args: z.tuple([RoomId]), result: Room, shows: { entity: 'room', idAt: 0 } },
  createRoom: { kind: 'change', args: z.tuple([NewRoom]), result: Room },
  updateRoom: { kind: 'change', args: z.tuple([ChangedRoom]), result: Room },
  listDocuments: {
    kind: 'read',
    args: z.tuple([RoomId]),
    result: z.array(Document),
    shows: { entity: 'room', idAt: 0 },
  },
  /** Where a file can be sent in parts; `replaces` is the document whose place it takes. */
  getUploadLink: {
    kind: 'change',
    args: z.tuple([
      z.union([RoomId, z.literal('temp')]),
      z.object({ replaces: DocumentId.optional() }).optional(),
    ]),
    result: link,
  },
  getDownloadLink: { kind: 'read', args: z.tuple([RoomId, FileName]), result: link },
  /** A whole room as one ZIP, or what came since; with `changedOnly` what the viewer has not downloaded as it is. */
  getZipLink: {
    kind: 'read',
    args: z.tuple([
      RoomId,
      z.object({ changedSince: Instant.optional(), changedOnly: z.boolean().optional() }).optional(),
    ]),
    result: link,
  },
  /** Copies files of a parcel into a room of the authority. */
  importDocumentsFromProperty: {
    kind: 'change',
    args: z.tuple([RoomId, ParcelId, z.array(ServerId).min(1).max(mostImported)]),
    result: z.array(Document),
  },
  renameDocument: { kind: 'change', args: z.tuple([DocumentId, FileName]), result: Document },
  deleteDocument: { kind: 'change', args: z.tuple([DocumentId]), result: Nothing },
  /** A lasting address of a document that everyone may read. */
  createPublicLink: { kind: 'read', args: z.tuple([DocumentId]), result: link },
} as const satisfies Methods
