import { withGroupRemoved } from './editing.ts'
import type { Form } from '../form/form.ts'
import { tiesOf } from './identifiers.ts'
import { partiesOf, partyPath, type PartySource, withParty } from './parties.ts'
import { groupAt } from './reading.ts'
import { type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/**
 * Whoever chose the wrong organization and then the right one leaves no trace of the first: a party that nothing names
 * any more goes, unless somebody has entered more about it than its organization says.
 */
export function withoutIdleParty(
  form: Form,
  values: PanelValues,
  id: string,
  organizations: readonly PartySource[],
): PanelValues {
  const party = partiesOf(values).find((one) => one.id === id)
  const source = organizations.find((one) => one.id === party?.organizationId)
  if (!party || !source || isNamed(form, values, id)) return values
  const path = partyPath(form, party)
  const untouched = withParty(form, [], source)
  const isUntouched = said(form, values, path) === said(form, untouched.values, untouched.path)
  return isUntouched ? withGroupRemoved(form, values, path) : values
}

const isNamed = (form: Form, values: PanelValues, id: string): boolean =>
  values.some((panel) => tiesOf(form, panel).referring.some(({ ids }) => ids.includes(id)))

/** Everything a row says but its identifier, as one text to compare. */
function said(form: Form, values: PanelValues, path: string): string {
  const own = groupAt(values, path)
  const ids = new Set(values.flatMap((panel) => tiesOf(form, panel).identified.map(({ id }) => id)))
  const words = (value: ItemValue): unknown => {
    if (isGroupValue(value)) return [value.contentId, value.children.map(words)]
    return value.stringValue !== undefined && ids.has(value.stringValue) ? value.contentId : value
  }
  return JSON.stringify(own?.children.map(words))
}
