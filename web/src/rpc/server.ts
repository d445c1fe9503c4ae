import {
  type NotificationName,
  type NotificationParams,
  notifications,
} from '@allmende/domain/notifications.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { createConnection } from './connection.ts'
import { askServerInfo } from './server-info.ts'

type Handlers = { [Name in NotificationName]?: (...params: NotificationParams<Name>) => void }

const caller: { token: string | null; language: Language } = { token: null, language: 'de' }
const handlers: Handlers[] = []

/** The one connection of this tab. */
export const connection = createConnection({
  onNotification: hear,
  // Without an answer the clock and the limits stay as last known; the next connect asks again.
  onConnected: () => void askServerInfo().catch(() => undefined),
})

export function onNotification(listener: Handlers) {
  handlers.push(listener)
}

function hear(method: string, params: unknown) {
  if (!isNotification(method)) return
  const known = notifications[method].safeDecode(params as never)
  if (!known.success) return
  for (const handler of handlers)
    (handler[method] as ((...heard: unknown[]) => void) | undefined)?.(...known.data)
}

const isNotification = (method: string): method is NotificationName => Object.hasOwn(notifications, method)

export const currentLanguage = (): Language => caller.language
export const isLoggedIn = (): boolean => caller.token !== null

/** Opens the socket anew as this person, or as a visitor. */
export function connectAs(token: string | null) {
  caller.token = token
  connection.connect(address())
}

/** The server has switched the present socket to this person; the next one shall be hers too. */
export function continueAs(token: string | null) {
  caller.token = token
  connection.moveTo(address())
}

/** The server writes its sentences in the language the socket was opened with. */
export function speak(language: Language) {
  if (language === caller.language) return
  caller.language = language
  connection.connect(address())
}

export function startIn(language: Language) {
  caller.language = language
}

function address(): string {
  const url = new URL('/websocket', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (caller.token) url.searchParams.set('X-Auth-Token', caller.token)
  url.searchParams.set('lang', caller.language)
  return url.href
}
