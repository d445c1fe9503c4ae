import type { OfferedAction } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { nearnessOf, sayLeft } from '../../ui/countdown.ts'
import { texts } from './action.texts.ts'

/** Why an action is not possible and, where only time is missing, from when it will be; `left` is how long that takes. */
export function whyNot(
  { allowed, message, from }: OfferedAction['verdict'],
  left: number | null,
  language: Language,
): string | null {
  if (allowed) return null
  return [message, from && possibleFrom(from, left, language)].filter(Boolean).join(' ')
}

function possibleFrom(from: Date, left: number | null, language: Language): string {
  const moment = sayDeadline(from, language)
  return left !== null && nearnessOf(left) === 'near'
    ? say(texts.possibleSoon, language, { moment, left: sayLeft(left, language) })
    : say(texts.possibleFrom, language, { moment })
}
