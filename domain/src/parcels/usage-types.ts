import type { z } from 'zod'
import type { Bilingual } from '../texts.ts'
import { saying } from '../validation.ts'

/** Said of what cannot be one of the usages: nothing, or what is there already. */
export const usageRefused: Bilingual = {
  de: 'Dieser Eintrag kann nicht hinzugefügt werden',
  en: 'You cannot add this as item',
}

/** The single usages of a text such as `Wohnen, Gewerbe`. */
export const usagesOf = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map((usage) => usage.trim())

export const usagesText = (usages: readonly string[]): string => usages.join(', ')

const folded = (usage: string) => usage.toLocaleLowerCase('de')

/** Whether a usage can join these. */
export function mayAddUsage(usages: readonly string[], usage: string): boolean {
  const wanted = usage.trim()
  return wanted !== '' && !wanted.includes(',') && !usages.some((other) => folded(other) === folded(wanted))
}

/** Each of them once, as it is first written; nothing is none. */
export const distinctUsages = (usages: readonly string[]): string[] =>
  [
    ...new Map(
      usages
        .map((usage) => usage.trim())
        .filter((usage) => usage !== '')
        .toReversed()
        .map((usage) => [folded(usage), usage] as const),
    ).values(),
  ].toReversed()

export function demandUsages(text: string, context: z.RefinementCtx): void {
  const usages = usagesOf(text)
  if (distinctUsages(usages).length !== usages.length)
    context.addIssue({ code: 'custom', input: text, ...saying(usageRefused) })
}
