import { isUnderway, type Upload } from '../../ui/upload/upload-queue.ts'

/** A file that will not be there in time, as the line goes. */
export type LateUpload = {
  name: string
  roomId: number
  /** In seconds, from now on. */
  needs: number
  /** The same until the deadline. */
  left: number
}

type Queued = Upload<{ roomId: number }>

/**
 * Files go one after the other, so each needs the time of those before it, too. Nothing is said of a line nobody has
 * measured, nor of files that somebody holds back herself.
 */
export function lateUploads(
  uploads: readonly Queued[],
  speed: number | null,
  deadlineOf: (roomId: number) => Date | null,
  now: Date,
): LateUpload[] {
  if (speed === null || speed <= 0) return []
  const coming = uploads.filter(isUnderway)
  const inOrder = [
    ...coming.filter(({ state }) => state === 'running'),
    ...coming.filter(({ state }) => state === 'waiting'),
  ]
  let bytes = 0
  return inOrder.flatMap(({ path, file, share, target: { roomId } }) => {
    bytes += file.size * (1 - share)
    const deadline = deadlineOf(roomId)
    if (deadline === null) return []
    const [needs, left] = [bytes / speed, (deadline.getTime() - now.getTime()) / 1000]
    return left >= 0 && needs > left ? [{ name: path, roomId, needs, left }] : []
  })
}
