import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../rpc/server.ts'
import { session } from '../session/session.ts'
import { texts } from './rooms.texts.ts'

/** Who asks, and in which language she reads the answer: for requests that are no remote calls. */
export function ownHeaders(): Record<string, string> {
  const { token } = session.get()
  return { 'Accept-Language': currentLanguage(), ...(token && { 'X-Auth-Token': token }) }
}

/** An answer that says yes; otherwise a sentence that can be shown. */
export async function askedAs(address: string, request: RequestInit): Promise<Response> {
  const headers = { ...ownHeaders(), ...request.headers }
  const answer = await fetch(address, { ...request, headers }).catch((error: unknown) => {
    // What a browser says of a broken line is in its own words and helps nobody.
    throw error instanceof TypeError ? new Error(say(texts.noLine, currentLanguage())) : error
  })
  if (!answer.ok) throw new Error(sentenceIn(await answer.text()) ?? '')
  return answer
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
