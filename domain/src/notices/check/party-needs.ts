import type { CodeLists } from '../catalogue/code-lists.ts'
import type { Form } from '../form/form.ts'
import { type PartyFact, partyFactOf, type PartySource, withParty } from '../values/parties.ts'
import type { PanelValues } from '../values/values.ts'
import { checkForm, type Found } from './check.ts'

/** What the notice finds missing or wrong in an organization that is to be one of its parties. */
export type PartyFault = { fact: PartyFact; found: Found }

/** The notice it is to be a party of; `naming` enters it where somebody wants it. */
export type PartyPlace = {
  form: Form
  values: PanelValues
  lists: CodeLists
  naming?: (values: PanelValues, id: string) => PanelValues
}

/** The check's own findings on the row that such an organization would have. */
export function partyFaults(place: PartyPlace, organization: PartySource): PartyFault[] {
  const { form, lists, naming = (values) => values } = place
  const { values, id, path } = withParty(form, place.values, organization)
  return checkForm(form, naming(values, id), lists).flatMap((found) => {
    const fact = found.panelPath.startsWith(`${path}/`) ? partyFactOf(found.fieldId) : undefined
    return fact ? [{ fact, found }] : []
  })
}
