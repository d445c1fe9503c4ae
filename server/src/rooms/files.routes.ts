import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import { RoomId } from '@allmende/domain/rooms/rooms.contract.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { type FilePart, filesIn } from '../files/uploads/multipart.ts'
import { asRefusal } from '../files/storage-refusals.ts'
import type { ReceivedFile } from '../files/uploads/upload-target.ts'
import { takes } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { forgetReceived, receivedWhole } from './received-file.ts'
import { newTempRoom } from './rooms.methods.ts'
import { acceptAll, ensureSpace, roomTarget } from './room-target.ts'
import { documentsChanged } from './room-events.ts'
import { aroundNothing, type SeenRoom, seenRoom } from './seen-rooms.ts'

type Form = { headers: FastifyRequest['headers']; body: Readable }
/** Null for a temporary room that is yet to be made. */
type Place = SeenRoom | { room: null; around: typeof aroundNothing }

const field = 'file[]'
/** What a form needs besides its files. */
const formAround = 100_000

/** A form with files, as browsers and scripts send it in one go; resumable uploads have their own way. */
export const sendingFiles = takes('POST', '/api/v1/files/:room', {
  asks: ({ params, headers, raw }, { config }) => {
    const { largest } = config.files.limits
    if (announced(headers) > largest) refuse('fileTooLarge', { values: { largest: saySize(largest) } })
    return { args: [roomIn(params), { headers, body: raw }] as [number | 'temp', Form] }
  },
  first: signedIn,
  load: async (context, room: number | 'temp', _form: Form): Promise<Place | null> =>
    room === 'temp' ? { room: null, around: aroundNothing } : seenRoom(context, room),
  allow: (actor, place, now) => (place.room === null ? signedIn(actor) : roomPolicy.write(actor, place, now)),
  before: (context, place, [, form]) =>
    context.uploads.forms.oneOf(nameOf(context.actor), () => receivedFrom(context, place, form)),
  undo: forgetReceived,
  run: (context, place, _args, files) => keptIn(context, place, files),
  record: (_place, { seen, accepted }) => accepted.flatMap((file) => roomTarget.record(seen, file) ?? []),
  announce: (_place, { seen }) => documentsChanged(seen.room),
  wakes: ['scan'],
  answer: ({ answer }) => ({ body: answer, type: 'text/plain; charset=utf-8' }),
})
export const fileRoutes = [sendingFiles]

/** How much is going to come, as far as its sender says. */
const announced = (headers: FastifyRequest['headers']): number =>
  Math.max(0, Number(headers['content-length'] ?? 0) - formAround)

async function keptIn(context: Context, place: Place, files: readonly ReceivedFile[]) {
  const { db, actor, now } = context
  const made = place.room ? null : await newTempRoom(db, actor.kind === 'user' ? actor.email : '', now)
  const seen = place.room ? place : existing(await seenRoom(context, made ?? 0))
  const accepted = await acceptAll(context, seen, files)
  return { seen, accepted, answer: made === null ? '' : String(made) }
}

function roomIn(params: unknown): number | 'temp' {
  const { room } = params as { room: string }
  if (room === 'temp') return 'temp'
  const parsed = RoomId.safeParse(Number(room))
  return parsed.success ? parsed.data : refuse('notFound')
}

/** Everything in the form, sealed and stored; where one file is refused none stays. */
async function receivedFrom(
  context: Context,
  place: Place,
  { headers, body }: Form,
): Promise<ReceivedFile[]> {
  const { largest } = context.config.files.limits
  const received: ReceivedFile[] = []
  const begun: { key: string }[] = []
  try {
    for await (const part of filesIn(headers, body, field, largest + formAround)) {
      const fileKey = randomUUID()
      begun.push({ key: fileKey })
      // All files of a form together are no larger than one may be.
      const taken = received.reduce((sum, { size }) => sum + size, 0)
      const bounds = { announced: announced(headers), largest: largest - taken }
      received.push(await receivedPart(context, place, fileKey, part, bounds))
    }
    if (received.length === 0) refuse('uploadFormUnreadable')
    return received
  } catch (error) {
    await forgetReceived(context, begun)
    throw asRefusal(context.log, error)
  }
}

async function receivedPart(
  context: Context,
  place: Place,
  fileKey: string,
  { name, content }: FilePart,
  { announced: length, largest }: { announced: number; largest: number },
): Promise<ReceivedFile> {
  if (place.room) await roomTarget.admit(context, place, { name, length }, { room: place.room.id })
  else await ensureSpace(context, length)
  return receivedWhole(context, fileKey, { name, content }, largest)
}
