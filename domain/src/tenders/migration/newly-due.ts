import type { Found } from '../../notices/check/check.ts'
import { stepsOf } from '../../notices/form/paths.ts'
import type { Anew } from '../../notices/migration/migrated.ts'

/** What is the same question in both versions, in whichever lot it stands. */
const questionOf = ({ rule, fieldId, panelPath }: Found): string =>
  `${rule} ${fieldId ?? stepsOf(panelPath).at(-1)?.contentId}`

/**
 * What the newer version finds missing or wrong and the older one did not. What is chosen anew on the way is told
 * apart, and what the draft has been lacking anyway is nothing that the version brings.
 */
export function newlyDue(
  before: readonly Found[],
  after: readonly Found[],
  { anew }: { anew: readonly Pick<Anew, 'to'>[] },
): readonly Found[] {
  const known = new Set(before.map(questionOf))
  const asked = new Set<string | null>(anew.map(({ to }) => to))
  return after.filter(
    (found) => found.severity === 'ERROR' && !known.has(questionOf(found)) && !asked.has(found.panelPath),
  )
}
