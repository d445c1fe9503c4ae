import type { Form } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { stepsOf, type ValuePath } from '../form/paths.ts'
import type { Found } from './check.ts'
import { checkTexts } from './check.texts.ts'

const becauseEmpty: ReadonlySet<unknown> = new Set([
  checkTexts.forbiddenBecauseEmpty,
  checkTexts.entryBecauseEmpty,
])

/**
 * What must stay empty only because something else is empty is not said as long as that is said to be missing: once it
 * is filled in, the value may well be right, and nobody should delete it before. Where it is missing only because of
 * this very value, both are said: somebody may choose.
 */
export function withoutConsequences(form: Form, found: readonly Found[]): readonly Found[] {
  if (!found.some(({ text }) => becauseEmpty.has(text))) return found
  const lacking = Map.groupBy(
    found.filter(({ rule }) => rule === 'missing' || rule === 'tooFew'),
    ({ panelPath }) => stepsOf(panelPath).at(-1)?.contentId,
  )
  const isConsequence = ({ rule, fieldId, cause, text, panelPath }: Found): boolean => {
    if (rule !== 'forbidden' || cause === undefined || !becauseEmpty.has(text)) return false
    const groups =
      placesOf(form)
        .get(cause)
        ?.groups.map(({ contentId }) => contentId) ?? []
    return [cause, ...groups].some((id) =>
      lacking.get(id)?.some((lack) => lack.cause !== fieldId && isInSameEntry(lack.panelPath, panelPath)),
    )
  }
  return found.filter((one) => !isConsequence(one))
}

/** As far as both lie in the same groups, they lie in the same instances of them. */
function isInSameEntry(one: ValuePath, other: ValuePath): boolean {
  const steps = stepsOf(other)
  for (const [at, { contentId, ordinal }] of stepsOf(one).entries()) {
    const beside = steps[at]
    if (beside?.contentId !== contentId) return true
    if (beside.ordinal !== ordinal) return false
  }
  return true
}
