import { CallError, type CallErrorType } from './call-error.ts'
import { readMessage, requestText } from './messages.ts'

/** One change that is to be done once, however often it has to be sent. */
export type Posted = {
  /** A UUID: by it the server knows a repeat and answers it as it answered the first. */
  id: string
  method: string
  params: readonly unknown[]
}

export type Posting = {
  address: string
  /** Asked at each try: the session or the language may have become another one. */
  headers: () => Record<string, string>
  signal: AbortSignal
  /** Nothing came back; nobody knows whether it arrived. Resolves when it is worth another try. */
  onLost: (failures: number) => Promise<void>
  /** Without an answer for so long the line is taken to be gone. */
  patience?: number
}

const patient = 20_000

/** Answers of what stands between us and the server, or of a server that is just starting: they say nothing of the call. */
const passing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status)

/** The server itself says that it cannot just now: whether it was done or not is known to a repeat alone. */
const passingErrors: readonly CallErrorType[] = ['UnavailableException', 'RateLimitException']

/** Sends a change, with the same id again and again while the line is lost, until the server has answered it. */
export async function postUntilAnswered(posted: Posted, posting: Posting): Promise<unknown> {
  for (let failures = 1; ; failures += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await postOnce(posted, posting)
    if (answer !== 'lost') return answer.result
    // oxlint-disable-next-line no-await-in-loop
    await posting.onLost(failures)
    posting.signal.throwIfAborted()
  }
}

async function postOnce(
  { id, method, params }: Posted,
  { address, headers, signal, patience = patient }: Posting,
): Promise<{ result: unknown } | 'lost'> {
  const text = await answered(address, {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: requestText(id, method, params),
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  signal.throwIfAborted()
  if (text === null) return 'lost'
  const message = readMessage(text)
  if (message.kind === 'error') {
    if (passingErrors.includes(message.error.type)) return 'lost'
    throw message.error
  }
  // Whoever else answered, it was not our server.
  if (message.kind !== 'result' || message.id !== id) return 'lost'
  return { result: message.result }
}

/** What came back; null where nothing did. */
async function answered(address: string, request: RequestInit): Promise<string | null> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(address, request)
    text = await answer.text()
  } catch {
    return null
  }
  if (answer.ok) return text
  if (passing(answer.status)) return null
  throw new CallError(answer.status === 413 ? 'TooLarge' : 'Bug', '')
}
