import type { Actor } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import { endingOf, foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'
import { mostDocuments } from '@allmende/domain/files/limits.ts'
import { RoomId, DocumentId } from '@allmende/domain/rooms/rooms.contract.ts'
import { lotOfferStageTexts } from '@allmende/domain/procedure/procedure.texts.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { roomLabels } from '@allmende/domain/rooms/rooms.texts.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import { z } from 'zod'
import type { Db } from '../database/schema.ts'
import { addFile } from '../files/stored-files.queries.ts'
import { usableName } from '../files/uploads/admission.ts'
import { type ReceivedFile, uploadTarget } from '../files/uploads/upload-target.ts'
import { underWayTo } from '../files/uploads/uploads.queries.ts'
import type { Context } from '../rpc/method.ts'
import {
  addDocument,
  findDocument,
  freeName,
  listNameKeys,
  removeDocument,
  setDownloaded,
} from './documents.queries.ts'
import { tellSoon } from './file-mails.ts'
import { roomHolder } from './room-holder.ts'
import type { BegunOffer } from './room-holders.ts'
import { documentsChanged, fileEvent, replacedEvent } from './room-events.ts'
import {
  bytesOfOrganization,
  countDocumentsOfPhase,
  lockRoom,
  underWayOfOrganization,
  usageOfRoom,
} from './rooms.queries.ts'
import { type SeenRoom, seenRoom } from './seen-rooms.ts'

/** Addresses carry numbers as text. */
const inAddress = <Schema extends z.ZodType>(schema: Schema) =>
  z.coerce.number().pipe(schema as never) as unknown as Schema

const RoomAddress = z.object({ room: inAddress(RoomId), replaces: inAddress(DocumentId).optional() })
export type RoomAddress = z.output<typeof RoomAddress>

/** A file that has become a document. */
export type Accepted = {
  id: number
  name: string
  sha256: string
  replaced: Replaced | null
  /** The offer it is the first file of. */
  begunOffer: BegunOffer | null
}
type Replaced = { name: string; sha256: string }

/** Rooms take files: everyone who may write in them sends, and each becomes a document. */
export const roomTarget = uploadTarget<RoomAddress, SeenRoom, Accepted>({
  kind: 'room',
  args: RoomAddress,
  load: (context, { room }) => seenRoom(context, room),
  allow: roomPolicy.write,
  admit: async (context, seen, file, { replaces }) => {
    await lockForFiles(context, seen)
    const name = usableName(file.name)
    await ensureReplaceable(context, seen, replaces)
    await ensureFits(context, seen, { length: file.length, replaces: replaces !== undefined })
    return name
  },
  accept: async (context, seen, { name: given, ...file }, { replaces }) => {
    const { db, now } = context
    await lockForFiles(context, seen)
    // Its own bytes no longer count as being on their way.
    await ensureFits(context, seen, {
      length: file.size,
      own: file.size,
      replaces: replaces !== undefined,
    })
    const replaced = await ensureReplaceable(context, seen, replaces)
    if (replaced) await removeDocument(db, replaced, seen.around.isPublished, now)
    const wanted = usableName(replaced && isSameKind(replaced.name, given) ? replaced.name : given)
    const name = await freeName(db, seen.room.id, wanted)
    const id = await addTo(context, seen, { ...file, name }, replaced?.lineId)
    // Who replaces it knows what she has sent.
    if (replaced) {
      const sha256 = Buffer.from(file.sha256, 'hex')
      await setDownloaded(db, creatorOf(context), [{ lineId: replaced.lineId, sha256 }], now)
    }
    await tellSoon(context, seen)
    return {
      id,
      name,
      sha256: file.sha256,
      begunOffer: await context.roomHolders.uploaded(context, seen.room),
      replaced: replaced && { name: replaced.name, sha256: replaced.sha256.toString('hex') },
    }
  },
  record: (seen, accepted) => [
    accepted.replaced === null
      ? fileEvent('FILE_UPLOADED', seen, accepted)
      : replacedEvent('FILE_UPLOADED', seen, accepted, replacing(accepted.replaced, accepted)),
    ...(accepted.begunOffer ? [offerBegun(seen, accepted.begunOffer)] : []),
  ],
  announce: ({ room }) => documentsChanged(room),
})

/** Sent with a message meanwhile, it takes nothing any more. */
async function lockForFiles({ db }: Context, { room }: SeenRoom): Promise<void> {
  const locked = existing(await lockRoom(db, room.id))
  if (locked.messageId !== null) refuse('roomOfMessage')
}

/**
 * Puts files that are there already into a room. What lies in it is looked at once for all of them: a room may hold
 * thousands, and nobody else works with the database meanwhile where it has one connection.
 */
export async function acceptAll(
  context: Context,
  seen: SeenRoom,
  files: readonly ReceivedFile[],
): Promise<Accepted[]> {
  const { db } = context
  await lockForFiles(context, seen)
  const length = files.reduce((sum, { size }) => sum + size, 0)
  await ensureFits(context, seen, { length, files: files.length })
  const names = new Set(await listNameKeys(db, seen.room.id))
  const accepted: Accepted[] = []
  for (const file of files) {
    const name = uniqueName(names, usableName(file.name))
    names.add(foldedName(name))
    const id = await addTo(context, seen, { ...file, name })
    accepted.push({ id, name, sha256: file.sha256, begunOffer: null, replaced: null })
  }
  await tellSoon(context, seen)
  const begunOffer = await context.roomHolders.uploaded(context, seen.room)
  return accepted.map((one, index) => (index === 0 ? { ...one, begunOffer } : one))
}

const creatorOf = ({ actor }: Context): string => (actor.kind === 'user' ? actor.email : '')

async function addTo(
  context: Context,
  { room }: SeenRoom,
  { name, ...file }: ReceivedFile,
  lineId?: number,
): Promise<number> {
  const { db, now } = context
  const createdBy = creatorOf(context)
  const fileId = await addFile(db, file, createdBy, now)
  return addDocument(db, { roomId: room.id, fileId, name, createdBy, created: now }, lineId)
}

/** Said like every other step of a participation: it is about the offer, not about the room. */
const offerBegun = ({ room, around }: SeenRoom, { offerId, organization, lot }: BegunOffer): AuditEvent => ({
  type: 'OFFER_STAGE_CHANGED',
  ...(room.projectId !== null && { projectId: room.projectId }),
  offerId,
  data: {
    project: around.projectName,
    organization,
    changes: [
      {
        label: lot,
        oldValue: lotOfferStageTexts[4]?.de ?? null,
        newValue: lotOfferStageTexts[5]?.de ?? null,
      },
    ],
  },
})

const replacing = (before: Replaced, after: Accepted) => [
  ...(before.name === after.name
    ? []
    : [{ label: roomLabels.document.de, oldValue: before.name, newValue: after.name }]),
  { label: roomLabels.checksum.de, oldValue: before.sha256, newValue: after.sha256 },
]

/** A document keeps its name when its next version is a file of the same kind. */
const isSameKind = (one: string, other: string) =>
  endingOf(one).toLowerCase() === endingOf(other).toLowerCase()

async function ensureReplaceable({ db }: Context, { room }: SeenRoom, replaces: number | undefined) {
  if (replaces === undefined) return null
  const document = await findDocument(db, replaces)
  return document?.roomId === room.id ? document : refuse('notFound')
}

/** The company whose bytes they become; those of an authority are not counted. */
const countedFor = (actor: Actor, { projectId, type, organizationId }: SeenRoom['room']): number | null =>
  projectId === null ? bidderOf(actor) : type === 'CONTRACTOR' ? organizationId : null

async function ensureFew(db: Db, room: SeenRoom['room'], documents: number, more: number): Promise<void> {
  const values = { most: String(mostDocuments) }
  if (documents + more > mostDocuments) refuse('tooManyDocuments', { values })
  if (room.type !== 'CONTRACTOR' || room.offerId === null) return
  if ((await countDocumentsOfPhase(db, room)) + more > mostDocuments)
    refuse('tooManyDocumentsOfPhase', { values })
}

type Coming = { length: number; files?: number; own?: number; replaces?: boolean }

/** Whether the room takes so much more; what is on its way to it counts, but for `own`. */
async function ensureFits(
  { db, actor, config }: Context,
  { room }: SeenRoom,
  { length, files = 1, own = 0, replaces = false }: Coming,
): Promise<void> {
  const { perRoom, perOrganization, perTempRoom } = config.files.limits
  const usage = await usageOfRoom(db, room.id)
  const underWay = await underWayTo(db, roomHolder(room.id))
  const documents = usage.documents + (own > 0 ? 0 : underWay.files)
  if (!replaces) await ensureFew(db, room, documents, files)
  const coming = Math.max(0, underWay.bytes - own) + length
  const isTemp = room.projectId === null
  const most = isTemp ? perTempRoom : perRoom
  if (usage.bytes + coming > most)
    refuse(isTemp ? 'tempRoomFull' : 'roomFull', { values: { largest: saySize(most) } })
  const organizationId = countedFor(actor, room)
  if (organizationId === null) return
  const held = await bytesOfOrganization(db, organizationId)
  const comingToAll = Math.max(0, (await underWayOfOrganization(db, organizationId)) - own) + length
  if (held + Math.max(coming, comingToAll) > perOrganization)
    refuse(isTemp ? 'attachmentsTooMuch' : 'organizationFull', {
      values: { largest: saySize(perOrganization) },
    })
}
