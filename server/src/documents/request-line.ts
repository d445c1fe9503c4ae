import { type Actor, nameOf } from '@allmende/domain/actor.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { texts } from './paper.texts.ts'

/** Who asked for a document; null for visitors, whom nobody knows by name. */
export const requesterOf = (actor: Actor): string | null => (actor.kind === 'visitor' ? null : nameOf(actor))

type Request = { requestedBy: string | null; now: Date; language: Language }

/** Below the title of every document. */
export function requestLine({ requestedBy, now, language }: Request): string {
  const moment = sayMoment(now, language)
  return requestedBy === null
    ? say(texts.requestedAt, language, { moment })
    : say(texts.requested, language, { name: requestedBy, moment })
}
