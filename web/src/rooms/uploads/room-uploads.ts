import { say } from '@allmende/domain/texts.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { session } from '../../session/session.ts'
import { rememberForLogin } from '../../session/targets.ts'
import { toast } from '../../ui/toast-store.ts'
import { createUploadQueue, isUnderway, type Upload } from '../../ui/upload/upload-queue.ts'
import { underway } from '../../ui/underway.ts'
import { documentLimits } from '../limits.ts'
import { roomPath } from '../room-paths.ts'
import { lineSpeed } from './line-speed.ts'
import { discardDocument, leaveList, type RoomTarget, sendDocument } from './send-document.ts'
import { texts } from './uploads.texts.ts'

export type RoomUpload = Upload<RoomTarget>

/** The documents on their way into all rooms; stays while somebody moves about in the application. */
export const roomUploads = createUploadQueue<RoomTarget>({
  send: sendDocument,
  discard: discardDocument,
  onSettled: settled,
  limits: documentLimits,
})

/** Rooms that are on the screen and tell of their uploads themselves. */
const shownRooms = new Set<number>()
export function showRoom(roomId: number): () => void {
  shownRooms.add(roomId)
  return () => shownRooms.delete(roomId)
}

/** Takes an upload out of the list; what was begun can still be gone on with. */
export function forgetUpload(id: number) {
  roomUploads.forget(id)
  leaveList(id)
}

let arrived = 0
let arrivedBytes = 0
let renamed: { name: string; kept: string }[] = []

function settled({ id, state, path, file, keptAs, target: { roomId, replaces } }: RoomUpload) {
  if (state === 'done') {
    arrived += 1
    arrivedBytes += file.size
    if (keptAs !== null && keptAs !== file.name && replaces === null)
      renamed.push({ name: file.name, kept: keptAs })
    void queryClient.invalidateQueries(rpcQuery('listDocuments', roomId))
    forgetUpload(id)
  } else if (!shownRooms.has(roomId)) {
    toast.error(say(texts.notUploaded, currentLanguage(), { name: path }))
  }
  if (arrived === 0 || roomUploads.uploads.get().some(isUnderway)) return
  toast.success(say(arrived === 1 ? texts.arrived : texts.arrivedMany, currentLanguage(), { n: arrived }))
  const [first] = renamed
  if (first)
    toast.info(
      renamed.length === 1
        ? say(texts.keptAs, currentLanguage(), first)
        : say(texts.keptAsMany, currentLanguage(), { n: renamed.length }),
    )
  arrived = 0
  arrivedBytes = 0
  renamed = []
}

/** Of all that was chosen, by bytes; what has arrived counts until nothing is under way. */
function shareOf(files: readonly RoomUpload[]): number {
  const sum = (bytesOf: (upload: RoomUpload) => number) =>
    files.reduce((bytes, upload) => bytes + bytesOf(upload), arrivedBytes)
  return sum(({ file, share }) => file.size * share) / sum(({ file }) => file.size)
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

roomUploads.uploads.subscribe(() => {
  const files = roomUploads.uploads.get().filter(isUnderway)
  const [current] = files
  if (!current) {
    window.removeEventListener('beforeunload', warn)
    return underway.set(null)
  }
  window.addEventListener('beforeunload', warn)
  const speed = files.find((file) => file.speed !== undefined)?.speed
  if (speed !== undefined) lineSpeed.set(speed)
  const { hold, target } = files.find(({ state }) => state === 'running') ?? current
  underway.set({
    files: files.length,
    share: shareOf(files),
    isHeld: hold !== null,
    href: target.page ?? roomPath(target.tenderId, target.roomId),
  })
})

/** What one person sends is no business of the next one at this screen, nor does it go on without her. */
session.subscribe(() => {
  const { user, ended } = session.get()
  const others = roomUploads.uploads
    .get()
    .filter(({ target }) => ended === 'left' || (user !== null && user.email !== target.user))
  for (const { id } of others) forgetUpload(id)
  // Whatever page she is on by then.
  const current = underway.get()
  if (ended === 'expired' && user === null && current) rememberForLogin(current.href)
})
