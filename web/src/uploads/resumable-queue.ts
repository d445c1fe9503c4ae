import { session } from '../session/session.ts'
import type { FileLimits } from '../ui/upload/file-check.ts'
import { createUploadQueue, isUnderway, type Upload, type UploadQueue } from '../ui/upload/upload-queue.ts'
import type { Destination } from './destination.ts'
import { createSender } from './send-file.ts'
import { watchUnderway } from './watched-queues.ts'

export type Arrived<Target> = readonly Upload<Target>[]

type Options<Target> = {
  destinationOf: (target: Target) => Destination
  limits: () => FileLimits
  onArrived: (upload: Upload<Target>) => void
  onFailed: (upload: Upload<Target>) => void
  /** Nothing is on its way any more, and these have arrived since something was. */
  onQuiet: (arrived: Arrived<Target>) => void
}

/**
 * Files on their way to the server: goes on after the line broke or the page was left, stays while somebody moves about
 * in the application, and warns her before she leaves it.
 */
export function createResumableQueue<Target>(options: Options<Target>): UploadQueue<Target> {
  const { destinationOf, limits } = options
  const { send, discard, leaveList } = createSender(destinationOf)
  const queue = createUploadQueue<Target>({ send, discard, limits, onSettled })
  let arrived: Arrived<Target> = []

  /** Takes an upload out of the list; what was begun can still be gone on with. */
  function forget(id: number) {
    queue.forget(id)
    leaveList(id)
  }

  function onSettled(upload: Upload<Target>) {
    if (upload.state === 'done') {
      arrived = [...arrived, upload]
      options.onArrived(upload)
      forget(upload.id)
    } else {
      options.onFailed(upload)
    }
    if (arrived.length === 0 || queue.uploads.get().some(isUnderway)) return
    options.onQuiet(arrived)
    arrived = []
  }

  watchUnderway({
    uploads: queue.uploads,
    arrivedBytes: () => arrived.reduce((bytes, { file }) => bytes + file.size, 0),
    pageOf: (target) => destinationOf(target).page,
  })

  /** What one person sends is no business of the next one at this screen, nor does it go on without her. */
  session.subscribe(() => {
    const { user, ended } = session.get()
    const isOthers = (target: Target) => user !== null && user.email !== destinationOf(target).user
    for (const { id, target } of queue.uploads.get()) if (ended === 'left' || isOthers(target)) forget(id)
  })

  return { ...queue, forget }
}
