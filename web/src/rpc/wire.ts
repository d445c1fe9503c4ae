// With all its schemas this is the largest part of the client; import it through `wire` of server.ts only, which
// fetches it for the first call. Whoever reads the start view calls nothing.
import { contract, type MethodName } from '@allmende/domain/contract.ts'
import type { Entity, Method } from '@allmende/domain/method.ts'
import {
  type NotificationName,
  type NotificationParams,
  notifications,
} from '@allmende/domain/notifications.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { texts } from './call.texts.ts'
import { CallError } from './call-error.ts'

export const methodNamed = (name: MethodName): Method => contract[name]

/** Mistakes the contract can see are told without asking the server, in the same words. */
export function encodedArgs(
  { args: schema }: Method,
  args: readonly unknown[],
  language: Language,
): readonly unknown[] {
  const result = schema.safeEncode([...args], { reportInput: true })
  if (result.success) return result.data as readonly unknown[]
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [pathOf(issue), sayIssue(issue, language)]),
  )
  throw new CallError('ValidationException', say(texts.invalid, language), { fields })
}

/** What the server said of its own accord, or null where this client does not understand it. */
export function decodedNotification(method: string, params: unknown): Heard | null {
  if (!Object.hasOwn(notifications, method)) return null
  const name = method as NotificationName
  const known = notifications[name].safeDecode(params as never)
  return known.success ? ({ name, params: known.data } as Heard) : null
}

export type Heard = {
  [Name in NotificationName]: { name: Name; params: NotificationParams<Name> }
}[NotificationName]

/** Whether a cached answer shows the thing that changed; a list shows every thing of its kind. */
export function isAbout(queryKey: readonly unknown[], entity: Entity, id: string | number | null): boolean {
  const [name, ...args] = queryKey
  if (typeof name !== 'string' || !Object.hasOwn(contract, name)) return false
  const { shows } = methodNamed(name as MethodName)
  if (shows?.entity !== entity) return false
  return id === null || shows.idAt === undefined || args[shows.idAt] === id
}
