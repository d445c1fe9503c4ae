import { call } from '../../rpc/call.ts'
import { CallError, type CallErrorType } from '../../rpc/call-error.ts'
import { session } from '../../session/session.ts'
import { type Sending, type Upload, UploadRefused } from '../../ui/upload/upload-queue.ts'
import { forgetRecord, keepRecord, readRecords, recordOf } from './resume-records.ts'
import { discardUpload, sendOnce, UploadFault } from './tus-request.ts'
import { pauseAfter, reactionTo } from './upload-answers.ts'
import { isHere, lineBack, loggedIn, unlessStopped } from './waiting.ts'

/** Where a document goes, and who sends it. */
export type RoomTarget = {
  user: string
  tenderId: number
  roomId: number
  /** The document whose place it takes. */
  replaces: number | null
  /** The page that shows it, where that is not the page of the room. */
  page?: string
}

/** Where uploads that are in the list were begun, by their number there. */
const begun = new Map<number, string>()
export const isInList = (url: string): boolean => [...begun.values()].includes(url)

/** Sends a document into its room, however often the line breaks; goes on where an earlier try ended. */
export async function sendDocument(upload: Upload<RoomTarget>, sending: Sending): Promise<string> {
  const { signal, onHold } = sending
  let failures = 0
  let refused: string | null = null
  for (;;) {
    if (!isHere(upload.target.user, refused)) onHold('login')
    await loggedIn(signal, upload.target.user, refused)
    try {
      const name = await tryOnce(upload, {
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
      const reaction = reactionOf(upload, error)
      if (reaction === 'refuse') throw refusalOf(upload, error)
      if (reaction === 'anew') forget(upload)
      failures += 1
      refused = reaction === 'logIn' ? await refusedSession(upload.target, signal) : null
      if (refused !== null) continue
      onHold('line')
      await lineBack(signal, pauseAfter(failures))
    }
  }
}

/** The session that is over; null where it is not. A call finds that out for the whole page. */
async function refusedSession({ roomId }: RoomTarget, signal: AbortSignal): Promise<string | null> {
  const { token } = session.get()
  const isAlive = call('getUploadLink', roomId).then(
    () => true,
    (error: CallError) => !loginErrors.includes(error.type),
  )
  return (await unlessStopped(isAlive, signal)) ? null : token
}

const loginErrors: readonly CallErrorType[] = [
  'AuthenticationException',
  'SecondFactorRequiredException',
  'EmailNotConfirmedException',
]
const passingErrors: readonly CallErrorType[] = [
  'ConnectionLost',
  'RateLimitException',
  'UnavailableException',
]

async function tryOnce(upload: Upload<RoomTarget>, { signal, onProgress, onHold }: Sending): Promise<string> {
  const { id, file, path, target } = upload
  const known = begun.get(id) ?? earlier(upload)
  const from = known === undefined ? { endpoint: await endpointOf(target, signal, onHold) } : { url: known }
  return await sendOnce({
    file,
    from,
    signal,
    onProgress,
    onBegun(url) {
      begun.set(id, url)
      const { name, size, lastModified: modified } = file
      keepRecord(target, { url, name, path, size, modified, replaces: target.replaces })
    },
  })
}

/** Where this file was begun before the page was loaded. */
function earlier({ id, file, target }: Upload<RoomTarget>): string | undefined {
  const free = readRecords(target).filter(({ url }) => !isInList(url))
  const url = recordOf(free, file, target.replaces)?.url
  if (url !== undefined) begun.set(id, url)
  return url
}

/** A call waits by itself while there is no connection. */
const callPatience = 3000

async function endpointOf(
  { roomId, replaces }: RoomTarget,
  signal: AbortSignal,
  onHold: Sending['onHold'],
): Promise<string> {
  const timer = setTimeout(() => onHold('line'), callPatience)
  try {
    const asked =
      replaces === null ? call('getUploadLink', roomId) : call('getUploadLink', roomId, { replaces })
    return await unlessStopped(asked, signal)
  } finally {
    clearTimeout(timer)
  }
}

function reactionOf({ id }: Upload<RoomTarget>, error: unknown) {
  if (error instanceof UploadFault) return reactionTo(error.status, begun.has(id))
  if (!(error instanceof CallError)) throw error
  if (loginErrors.includes(error.type)) return 'logIn'
  return passingErrors.includes(error.type) ? 'again' : 'refuse'
}

/** The server keeps nothing of what it has refused. */
function refusalOf(upload: Upload<RoomTarget>, error: unknown): Error {
  forget(upload)
  const sentence = error instanceof UploadFault ? error.sentence : (error as CallError).message
  return sentence === null ? new Error('refused without a reason') : new UploadRefused(sentence)
}

function forget({ id, target }: Upload<RoomTarget>) {
  const url = begun.get(id)
  if (url !== undefined) forgetRecord(target, url)
  begun.delete(id)
}

/** Throws away what was sent of a document, here and on the server. */
export function discardDocument(upload: Upload<RoomTarget>) {
  const url = begun.get(upload.id)
  forget(upload)
  if (url !== undefined) void discardUpload(url)
}

/** It is no longer in the list; what was begun can still be gone on with. */
export function leaveList(id: number) {
  begun.delete(id)
}
