import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../rpc/server.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { session } from './session.ts'

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
    throw error instanceof TypeError ? new Error(say(houseTexts.noLine, currentLanguage())) : error
  })
  if (!answer.ok) throw new Error(sentenceIn(await answer.text()) ?? '')
  return answer
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
