import { currentLanguage } from '../rpc/server.ts'
import { session } from '../session/session.ts'

/** Who asks, and in which language she reads the answer: for requests that are no remote calls. */
export function ownHeaders(): Record<string, string> {
  const { token } = session.get()
  return { 'Accept-Language': currentLanguage(), ...(token && { 'X-Auth-Token': token }) }
}

/** The server names itself as the world knows it; this browser may have come by another name. */
export function onThisServer(link: string): string {
  const { pathname, search } = new URL(link, window.location.href)
  return `${window.location.origin}${pathname}${search}`
}

/** The sentence of an answer that refuses; null where it has none. */
export function sentenceIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body)
    return typeof message === 'string' && message !== '' ? message : null
  } catch {
    return null
  }
}
