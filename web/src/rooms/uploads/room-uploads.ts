import { say } from '@allmende/domain/texts.ts'
import { call } from '../../rpc/call.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { documentLimits } from '../../uploads/limits.ts'
import { type Arrived, createResumableQueue } from '../../uploads/resumable-queue.ts'
import { toldArrived } from '../../uploads/told-uploads.ts'
import { toast } from '../../ui/toast-store.ts'
import { roomPath } from '../room-paths.ts'
import { texts } from './uploads.texts.ts'

/** Where a document goes, and who sends it. */
type RoomTarget = {
  user: string
  tenderId: number
  roomId: number
  /** The document whose place it takes. */
  replaces: number | null
  /** The page that shows it, where that is not the page of the room. */
  page?: string
}

/** The documents on their way into all rooms. */
export const roomUploads = createResumableQueue<RoomTarget>({
  destinationOf: ({ user, tenderId, roomId, replaces, page }) => ({
    user,
    place: String(roomId),
    purpose: replaces === null ? '' : String(replaces),
    endpoint: () =>
      replaces === null ? call('getUploadLink', roomId) : call('getUploadLink', roomId, { replaces }),
    page: page ?? roomPath(tenderId, roomId),
  }),
  limits: documentLimits,
  onArrived: ({ target }) => void queryClient.invalidateQueries(rpcQuery('listDocuments', target.roomId)),
  onFailed({ path, target }) {
    if (!shownRooms.has(target.roomId)) toast.error(say(texts.notUploaded, currentLanguage(), { name: path }))
  },
  onQuiet(arrived) {
    toldArrived(arrived.length)
    tellRenamed(arrived)
  },
})

/** Rooms that are on the screen and tell of their uploads themselves. */
const shownRooms = new Set<number>()
export function showRoom(roomId: number): () => void {
  shownRooms.add(roomId)
  return () => shownRooms.delete(roomId)
}

function tellRenamed(arrived: Arrived<RoomTarget>) {
  const renamed = arrived.flatMap(({ file: { name }, keptAs, target }) =>
    keptAs !== null && keptAs !== name && target.replaces === null ? [{ name, kept: keptAs }] : [],
  )
  const [first] = renamed
  if (!first) return
  toast.info(
    renamed.length === 1
      ? say(texts.keptAs, currentLanguage(), first)
      : say(texts.keptAsMany, currentLanguage(), { n: renamed.length }),
  )
}
