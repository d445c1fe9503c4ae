import type { OfferedAction } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayExactDeadline } from '@allmende/domain/times.ts'
import { nearnessOf, sayLeft } from '../../ui/countdown.ts'
import { texts } from './action.texts.ts'

/** Why an action is not possible and, where only time is missing, from when it will be; `left` is how long that takes. */
export function whyNot(
  { allowed, message, from }: OfferedAction['verdict'],
  left: number | null,
  language: Language,
): string | null {
  if (allowed) return null
  return [message, from && possibleFrom(message ?? '', from, left, language)].filter(Boolean).join(' ')
}

/** A reason that names the moment itself is not told it again. */
function possibleFrom(message: string, from: Date, left: number | null, language: Language): string {
  const moment = sayExactDeadline(from, language)
  const near = left !== null && nearnessOf(left) === 'near' ? sayLeft(left, language) : null
  if (message.includes(moment)) return near === null ? '' : `(${near})`
  return near === null
    ? say(texts.possibleFrom, language, { moment })
    : say(texts.possibleSoon, language, { moment, left: near })
}
