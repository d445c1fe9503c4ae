import type { NotificationName, NotificationParams } from '@allmende/domain/notifications.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { createConnection } from './connection.ts'
import { fetched } from './fetched.ts'
import { askServerInfo } from './server-info.ts'

type Handlers = { [Name in NotificationName]?: (...params: NotificationParams<Name>) => void }

const caller: { token: string | null; mark: string | null; language: Language } = {
  token: null,
  mark: null,
  language: 'de',
}
const handlers: Handlers[] = []

/** The one connection of this tab. */
export const connection = createConnection({
  onNotification: (method, params) => void hear(method, params),
  // Without an answer the clock and the limits stay as last known; the next connect asks again.
  onConnected: () => void askServerInfo().catch(() => undefined),
})

/** The contract's schemas, fetched when they are first needed. */
export const wire = () => fetched(() => import('./wire.ts'), connection.state)

export function onNotification(listener: Handlers) {
  handlers.push(listener)
}

async function hear(method: string, params: unknown) {
  const heard = (await wire()).decodedNotification(method, params)
  if (!heard) return
  for (const handler of handlers)
    (handler[heard.name] as ((...said: unknown[]) => void) | undefined)?.(...heard.params)
}

export const currentLanguage = (): Language => caller.language
export const isLoggedIn = (): boolean => caller.token !== null

/** Who calls and in which language she reads the answer, for calls that do not go over the socket. */
export const callerHeaders = (): Record<string, string> => ({
  'Accept-Language': caller.language,
  ...(caller.token && { 'X-Auth-Token': caller.token }),
})

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

/** By it the server knows this browser where nobody is logged in, or a session is over; the next socket shows it. */
export function showMark(mark: string | null) {
  caller.mark = mark
}

export function startIn(language: Language) {
  caller.language = language
}

function address(): string {
  const url = new URL('/websocket', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (caller.token) url.searchParams.set('X-Auth-Token', caller.token)
  if (caller.mark) url.searchParams.set('browser', caller.mark)
  url.searchParams.set('lang', caller.language)
  return url.href
}
