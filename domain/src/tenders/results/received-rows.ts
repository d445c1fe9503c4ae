import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import { isForbidden } from '../../notices/check/visibility.ts'
import { type Form, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import { withGroupAdded } from '../../notices/values/editing.ts'
import { scopeAt, viewSupposing } from '../../notices/values/scope.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { withAnswersBelow } from './answers-below.ts'

const group = 'GR-LotResult-ReceivedSubmissions'
export const receivedKinds = 'received-submission-type'
export const receivedFields = { kind: 'BT-760-LotResult', count: 'BT-759-LotResult' } as const

/** Versions that know of large firms want every offer counted by the size of its firm and by where that comes from. */
export const countsFirms = (lists: CodeLists): boolean => lists.label(receivedKinds, 't-large') !== undefined

/** How many offers came in for a lot, below its result; some results must not tell it. */
export function withReceived(
  form: Form,
  values: PanelValues,
  result: ValuePath,
  received: number,
  lists: CodeLists,
): PanelValues {
  if (isOut(form, values, result)) return values
  const counts = countsFirms(lists) ? countsByFirm(received) : { tenders: String(received) }
  return Object.entries(counts).reduce((current, [kind, count]) => {
    const row = withGroupAdded(form, current, result, group)
    const said = { [receivedFields.kind]: kind, [receivedFields.count]: count }
    return withAnswersBelow(form, row.values, row.path, said)
  }, values)
}

/** All offers come through the platform; whose they are is for the buyer to say, and the form asks for what is left open. */
function countsByFirm(received: number): Readonly<Record<string, string | null>> {
  const open = received === 0 ? '0' : null
  const all = String(received)
  return { tenders: all, 't-esubm': all, 't-large': open, 't-sme': open, 't-oth-eea': open, 't-no-eea': open }
}

function isOut(form: Form, values: PanelValues, result: ValuePath): boolean {
  const field = placesOf(form).get(receivedFields.kind)?.item
  if (!field || !isField(field)) return true
  const { values: tried, path } = withGroupAdded(form, values, result, group)
  return isForbidden(field, viewSupposing(scopeAt(form, tried, path), receivedFields.kind))
}
