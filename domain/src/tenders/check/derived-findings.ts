import type { Found } from '../../notices/check/check.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { nameOf } from '../../notices/form/names.ts'
import { fieldAt, isFilled, pathsTo } from '../../notices/values/reading.ts'
import { isRun } from '../../procedure/tender-type.ts'
import { derivedDeadlineFields } from '../notice/notice-facts.ts'
import type { CheckedTender } from './tender-check.ts'
import { derivedTexts } from './tender-check.texts.ts'

/**
 * What follows the tender's deadlines cannot be emptied in the notice: where it is not allowed, the answer that makes
 * it so is the one to give, said once for all lots.
 */
export function ledToTheCause(found: readonly Found[], tender: CheckedTender): Found[] {
  if (!isRun(tender.type)) return [...found]
  const said = new Set(found.filter((one) => !isDerived(one)).map(({ panelPath }) => panelPath))
  return found.flatMap((one) => {
    const led = isDerived(one) ? atCause(one, tender) : one
    if (led === one) return [one]
    if (said.has(led.panelPath)) return []
    said.add(led.panelPath)
    return [led]
  })
}

const isDerived = ({ rule, fieldId }: Found): boolean =>
  rule === 'forbidden' && derivedDeadlineFields.includes(fieldId ?? '')

function atCause(found: Found, { form, panels }: CheckedTender): Found {
  const { cause, fieldId } = found
  const [path] = cause && !derivedDeadlineFields.includes(cause) ? pathsTo(form, panels, cause) : []
  const field = placesOf(form).get(fieldId ?? '')?.item.label
  if (!cause || !fieldId || path === undefined || !field) return found
  const isAnswered = isFilled(fieldAt(panels, path))
  return {
    severity: 'ERROR',
    fieldId: cause,
    panelPath: path,
    rule: isAnswered ? 'forbidden' : 'missing',
    text: isAnswered ? derivedTexts.contrary : derivedTexts.open,
    values: { name: nameOf(form, panels, path), field },
    cause: fieldId,
  }
}
