import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import { RoomId } from '@allmende/domain/rooms/rooms.contract.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import { usableName } from '../files/uploads/admission.ts'
import { forgetReceived } from '../files/uploads/received-file.ts'
import { demandSize, type Form, receivedForm } from '../files/uploads/received-form.ts'
import type { ReceivedFile } from '../files/uploads/upload-target.ts'
import { takes } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { newTempRoom } from './rooms.methods.ts'
import { acceptAll, roomTarget } from './room-target.ts'
import { documentsChanged } from './room-events.ts'
import { aroundNothing, type SeenRoom, seenRoom } from './seen-rooms.ts'

/** Null for a temporary room that is yet to be made. */
type Place = SeenRoom | { room: null; around: typeof aroundNothing }

const field = 'file[]'

/** A form with files, as browsers and scripts send it in one go; resumable uploads have their own way. */
export const sendingFiles = takes('POST', '/api/v1/files/:room', {
  asks: ({ params, headers, raw }, { config }) => {
    demandSize(headers, config.files.limits.largest)
    return { args: [roomIn(params), { headers, body: raw }] as [number | 'temp', Form] }
  },
  first: signedIn,
  load: async (context, room: number | 'temp', _form: Form): Promise<Place | null> =>
    room === 'temp' ? { room: null, around: aroundNothing } : seenRoom(context, room),
  allow: (actor, place, now) => (place.room === null ? signedIn(actor) : roomPolicy.write(actor, place, now)),
  before: (context, place, [, form]) =>
    context.uploads.forms.oneOf(nameOf(context.actor), () =>
      receivedForm(context, form, field, async (file) => {
        if (!place.room) return
        // What lies there is weighed once, for all that the form announces.
        if (file.isFirst) await roomTarget.admit(context, place, file, { room: place.room.id })
        else usableName(file.name)
      }),
    ),
  undo: forgetReceived,
  run: (context, place, _args, files) => keptIn(context, place, files),
  record: (_place, { seen, accepted }) => accepted.flatMap((file) => roomTarget.record(seen, file) ?? []),
  announce: (_place, { seen }) => documentsChanged(seen.room),
  wakes: ['scan'],
  answer: ({ answer }) => ({ body: answer, type: 'text/plain; charset=utf-8' }),
})
export const fileRoutes = [sendingFiles]

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
