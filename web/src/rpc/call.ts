import { type Args, contract, type MethodName, type Result } from '@allmende/domain/contract.ts'
import type { Method } from '@allmende/domain/method.ts'
import { type Bilingual, say } from '@allmende/domain/texts.ts'
import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { texts } from './call.texts.ts'
import { CallError, type CallErrorType } from './call-error.ts'
import { callIdFor, repeatOf } from './repeats.ts'
import { connection, currentLanguage, isLoggedIn } from './server.ts'

type Watcher = { onCall?(name: MethodName): void; onRefused?(error: CallError, name: MethodName): void }
const watchers: Watcher[] = []

/** Tells of every call, for the idle limit, and of every "no", for sessions that have ended. */
export function watchCalls(watcher: Watcher) {
  watchers.push(watcher)
}

/** Calls a remote method: what goes out and what comes back is checked against the contract. */
export async function call<Name extends MethodName>(name: Name, ...args: Args<Name>): Promise<Result<Name>> {
  const method: Method = contract[name]
  const params = encoded(method, args)
  const repeat = repeatOf(name, isLoggedIn())
  for (const watcher of watchers) watcher.onCall?.(name)
  try {
    const request = { id: callIdFor(repeat), method: name, params, repeatable: repeat !== 'never' }
    return method.result.decode((await connection.request(request)) as never) as Result<Name>
  } catch (cause) {
    const error = asCallError(cause)
    for (const watcher of watchers) watcher.onRefused?.(error, name)
    throw error
  }
}

/** Mistakes the contract can see are told without asking the server, in the same words. */
function encoded(method: Method, args: readonly unknown[]): readonly unknown[] {
  const result = method.args.safeEncode([...args], { reportInput: true })
  if (result.success) return result.data as readonly unknown[]
  const language = currentLanguage()
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [pathOf(issue), sayIssue(issue, language)]),
  )
  throw new CallError('ValidationException', say(texts.invalid, language), { fields })
}

const ownWords: Partial<Record<CallErrorType, Bilingual>> = {
  ConnectionLost: texts.connectionLost,
  TooLarge: texts.tooLarge,
}

/** The errors the server has no sentence for get one here. */
function asCallError(cause: unknown): CallError {
  const language = currentLanguage()
  if (!(cause instanceof CallError)) return new CallError('Bug', say(texts.bug, language))
  const { type, fields, requestId } = cause
  const words = ownWords[type]
  if (words) return new CallError(type, say(words, language))
  if (type !== 'Bug') return cause
  const sentence = requestId ? say(texts.bugWithId, language, { requestId }) : say(texts.bug, language)
  return new CallError(type, sentence, { fields, requestId })
}
