import { legalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'

/** A deadline that leaves companies less time than the law asks for. */
export type ShortDeadline = { deadline: Date; days: number; paragraph: string; earliest: Date }

/** Of these deadlines the ones that are too short, each once. */
export function shortDeadlines(
  kind: 'application' | 'offer',
  from: Date,
  deadlines: readonly (Date | null)[],
): ShortDeadline[] {
  const times = new Set(deadlines.flatMap((deadline) => (deadline ? [deadline.getTime()] : [])))
  return [...times]
    .toSorted((one, other) => one - other)
    .flatMap((time) => {
      const deadline = new Date(time)
      const { isShort, ...minimum } = legalMinimum(kind, from, deadline)
      return isShort ? [{ deadline, ...minimum }] : []
    })
}
