import { randomUUID } from 'node:crypto'
import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import type { roomsContract } from '@allmende/domain/rooms/rooms.contract.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { plainBytes } from '../files/serving.ts'
import { asRefusal } from '../files/storage-refusals.ts'
import { ensureSpace } from '../files/uploads/admission.ts'
import type { ReceivedFile } from '../files/uploads/upload-target.ts'
import type { StoredParcelFile } from '../parcels/parcel-files.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { listDocumentsEver } from './documents.queries.ts'
import { shownDocument } from './given-documents.ts'
import { forgetReceived, receivedWhole } from '../files/uploads/received-file.ts'
import { documentsChanged } from './room-events.ts'
import { acceptAll, roomTarget } from './room-target.ts'
import { type SeenRoom, seenRoom } from './seen-rooms.ts'

const { change } = methodsOf<typeof roomsContract>()

/** Files of a parcel become documents of a room, as copies: what happens to the one is nothing to the other. */
export const importedDocumentMethods = [
  change('importDocumentsFromProperty', {
    first: signedIn,
    load: (context, roomId) => seenRoom(context, roomId),
    allow: roomPolicy.importFiles,
    before: (context, seen, [, parcelId, serverIds]) =>
      context.uploads.forms.oneOf(nameOf(context.actor), async () =>
        copied(context, seen, await filesOf(context, parcelId, serverIds)),
      ),
    undo: forgetReceived,
    run: async (context, seen, _args, files) => {
      const accepted = await acceptAll(context, seen, files)
      const ids = accepted.map(({ id }) => id)
      return { seen, accepted, documents: await listDocumentsEver(context.db, ids) }
    },
    record: (seen, { accepted }) => accepted.flatMap((file) => roomTarget.record(seen, file) ?? []),
    announce: ({ room }) => documentsChanged(room),
    wakes: ['scan'],
    answer: ({ documents }) => documents.map((document) => shownDocument(document, undefined)),
  }),
]

/** All of them or none. */
async function filesOf(
  { db, parcelFiles }: Context,
  parcelId: number,
  serverIds: readonly string[],
): Promise<readonly StoredParcelFile[]> {
  const files = (await parcelFiles.list(db, parcelId, serverIds)) ?? refuse('notFound')
  if (files.length < new Set(serverIds).size) refuse('notFound')
  if (files.some(({ state }) => state === 'CHECKING')) refuse('documentBeingChecked')
  if (files.some(({ state }) => state === 'INFECTED')) refuse('documentInfected')
  return files
}

/** Sealed anew, each with a key of its own; where one is refused none stays. */
async function copied(
  context: Context,
  seen: SeenRoom,
  files: readonly StoredParcelFile[],
): Promise<ReceivedFile[]> {
  const { storage, uploads, config } = context
  const { largest, reserve } = config.files.limits
  const length = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name } of files)
    await roomTarget.admit(context, seen, { name, length }, { room: seen.room.id })
  await ensureSpace(context, length)
  const begun: { key: string }[] = []
  const received: ReceivedFile[] = []
  try {
    for (const file of files) {
      const key = randomUUID()
      begun.push({ key })
      const asked = { storage, reserve, most: file.size }
      const content = uploads.space.within(plainBytes(context, file), asked)
      received.push(await receivedWhole(context, key, { name: file.name, content }, largest))
    }
    return received
  } catch (error) {
    await forgetReceived(context, begun)
    throw asRefusal(context.log, error)
  }
}
