import type { Args, MethodName, Result } from '@allmende/domain/contract.ts'
import type { Method } from '@allmende/domain/method.ts'
import { type Bilingual, say } from '@allmende/domain/texts.ts'
import { texts } from './call.texts.ts'
import { CallError, type CallErrorType } from './call-error.ts'
import { callIdFor, repeatOf } from './repeats.ts'
import { connection, currentLanguage, isLoggedIn, wire } from './server.ts'

type Watcher = {
  onCall?(): void
  onRefused?(error: CallError, name: MethodName, kind: Method['kind']): void
}
const watchers: Watcher[] = []

/** Tells of every call, for the idle limit, and of every "no", for sessions that have ended. */
export function watchCalls(watcher: Watcher) {
  watchers.push(watcher)
}

export const tellWatchers = {
  called() {
    for (const watcher of watchers) watcher.onCall?.()
  },
  refused(error: CallError, name: MethodName, kind: Method['kind']): CallError {
    for (const watcher of watchers) watcher.onRefused?.(error, name, kind)
    return error
  },
}

/** Calls a remote method: what goes out and what comes back is checked against the contract. */
export async function call<Name extends MethodName>(name: Name, ...args: Args<Name>): Promise<Result<Name>> {
  const { methodNamed, encodedArgs } = await wire().catch((cause) => Promise.reject(asCallError(cause)))
  const method = methodNamed(name)
  const params = encodedArgs(method, args, currentLanguage())
  const repeat = repeatOf(method, isLoggedIn(), params)
  tellWatchers.called()
  try {
    const request = { id: callIdFor(repeat), method: name, params, repeatable: repeat !== 'never' }
    return method.result.decode((await connection.request(request)) as never) as Result<Name>
  } catch (cause) {
    throw tellWatchers.refused(asCallError(cause), name, method.kind)
  }
}

const ownWords: Partial<Record<CallErrorType, Bilingual>> = {
  ConnectionLost: texts.connectionLost,
  TooLarge: texts.tooLarge,
}

/** The errors the server has no sentence for get one here. */
export function asCallError(cause: unknown): CallError {
  const language = currentLanguage()
  if (!(cause instanceof CallError)) return new CallError('Bug', say(texts.bug, language))
  const { type, fields, requestId } = cause
  const words = ownWords[type]
  if (words) return new CallError(type, say(words, language))
  if (type !== 'Bug') return cause
  const sentence = requestId ? say(texts.bugWithId, language, { requestId }) : say(texts.bug, language)
  return new CallError(type, sentence, { fields, requestId })
}
