import { session } from '../session/session.ts'
import type { Sending, Upload } from '../ui/upload/upload-queue.ts'
import { isInList, newBegunUploads } from './begun-uploads.ts'
import type { Destination } from './destination.ts'
import { forgetRecord, keepRecord, readRecords, recordOf } from './resume-records.ts'
import { discardUpload, sendOnce } from './tus-request.ts'
import { pauseAfter } from './upload-answers.ts'
import { needsLogin, reactionOf, refusalOf } from './upload-errors.ts'
import { isHere, lineBack, loggedIn, unlessStopped } from './waiting.ts'

/** Sends files to where their targets say, however often the line breaks. */
export function createSender<Target>(destinationOf: (target: Target) => Destination) {
  const begun = newBegunUploads()

  /** Goes on where an earlier try ended; tells how the file is called where it is. */
  async function send(upload: Upload<Target>, sending: Sending): Promise<string> {
    const { signal, onHold } = sending
    const destination = destinationOf(upload.target)
    let failures = 0
    let refused: string | null = null
    for (;;) {
      if (!isHere(destination.user, refused)) onHold('login')
      await loggedIn(signal, destination.user, refused)
      try {
        const name = await tryOnce(upload, destination, {
          ...sending,
          onProgress: (share) => {
            if (share > upload.share) failures = 0
            sending.onProgress(share)
          },
        })
        forget(upload)
        return name
      } catch (error) {
        signal.throwIfAborted()
        const reaction = reactionOf(error, begun.has(upload.id))
        // The server keeps nothing of what it has refused.
        if (reaction === 'refuse' || reaction === 'anew') forget(upload)
        if (reaction === 'refuse') throw refusalOf(error)
        failures += 1
        refused = reaction === 'logIn' ? await refusedSession(destination, signal) : null
        if (refused !== null) continue
        onHold('line')
        await lineBack(signal, pauseAfter(failures))
      }
    }
  }

  async function tryOnce(
    { id, file, path }: Upload<Target>,
    destination: Destination,
    { signal, onProgress, onHold }: Sending,
  ): Promise<string> {
    const known = begun.get(id) ?? earlier(id, file, destination)
    const from =
      known === undefined ? { endpoint: await endpointOf(destination, signal, onHold) } : { url: known }
    const { purpose } = destination
    return await sendOnce({
      file,
      name: destination.name ?? file.name,
      from,
      signal,
      onProgress,
      onBegun(url) {
        begun.set(id, url)
        const { name, size, lastModified: modified } = file
        keepRecord(destination, { url, name, path, size, modified, purpose })
      },
    })
  }

  /** Where this file was begun before the page was loaded. */
  function earlier(id: number, file: File, destination: Destination): string | undefined {
    const free = readRecords(destination).filter(({ url }) => !isInList(url))
    const url = recordOf(free, file, destination.purpose)?.url
    if (url !== undefined) begun.set(id, url)
    return url
  }

  function forget({ id, target }: Upload<Target>) {
    const url = begun.get(id)
    if (url !== undefined) forgetRecord(destinationOf(target), url)
    begun.delete(id)
  }

  return {
    send,
    /** Throws away what was sent of a file, here and on the server. */
    discard(upload: Upload<Target>) {
      const url = begun.get(upload.id)
      forget(upload)
      if (url !== undefined) void discardUpload(url)
    },
    /** It is no longer in the list; what was begun can still be gone on with. */
    leaveList: (id: number) => void begun.delete(id),
  }
}

/** The session that is over; null where it is not. A call finds that out for the whole page. */
async function refusedSession({ endpoint }: Destination, signal: AbortSignal): Promise<string | null> {
  const { token } = session.get()
  const isAlive = endpoint().then(
    () => true,
    (error: unknown) => !needsLogin(error),
  )
  return (await unlessStopped(isAlive, signal)) ? null : token
}

/** A call waits by itself while there is no connection. */
const callPatience = 3000

async function endpointOf(
  { endpoint }: Destination,
  signal: AbortSignal,
  onHold: Sending['onHold'],
): Promise<string> {
  const timer = setTimeout(() => onHold('line'), callPatience)
  try {
    return await unlessStopped(endpoint(), signal)
  } finally {
    clearTimeout(timer)
  }
}
