import type { Form } from '@allmende/domain/notices/form/form.ts'
import { legalMinimum } from '@allmende/domain/procedure/deadlines.ts'

/** A deadline that leaves companies less time than the law asks for. */
export type ShortDeadline = { deadline: Date; days: number; paragraph: string; earliest: Date }

/** The law that sets shortest times is that on concessions, announced by notices of this kind. */
export const hasLegalMinimum = (form: Form | null): boolean => form?.subtype === '19'

/** Of these deadlines the ones that are too short, each once; what is past already is another matter. */
export function shortDeadlines(
  kind: 'application' | 'offer',
  from: Date,
  deadlines: readonly (Date | null)[],
): ShortDeadline[] {
  const times = new Set(
    deadlines.flatMap((deadline) => (deadline && deadline > from ? [deadline.getTime()] : [])),
  )
  return [...times]
    .toSorted((one, other) => one - other)
    .flatMap((time) => {
      const deadline = new Date(time)
      const { isShort, ...minimum } = legalMinimum(kind, from, deadline)
      return isShort ? [{ deadline, ...minimum }] : []
    })
}
