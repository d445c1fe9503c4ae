import { checkForm, sayFound } from '@allmende/domain/notices/check/check.ts'
import { type Form, type FormField, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withPlaceFor } from '@allmende/domain/notices/samples/rule-demands.ts'
import { sampleValue, seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from './catalogues.ts'

const version = '1.15'
const lists = codeLists(version, 'de')
const privacy = Object.entries(catalogueOf(version).fields).flatMap(([id, facts]) =>
  facts.privacy ? [{ id, entry: facts.privacy.slice(2) }] : [],
)

const fieldOf = (form: Form, id: string): FormField => {
  const item = placesOf(form).get(id)?.item
  if (!item || !isField(item)) throw new Error(`the form has no field ${id}`)
  return item
}

/** The values with these fields filled in, each in the first place it has. */
const filledIn = (form: Form, values: PanelValues, ids: readonly string[]) =>
  ids.reduce((current, id) => {
    const field = fieldOf(form, id)
    const place = withPlaceFor(form, current, field)
    return withField(form, place.values, place.path, sampleValue(field, lists) ?? null)
  }, values)

test.each(['29', '31', '32', '36'])('EU-%s: what is held back for now cannot be empty', (subtype) => {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version) as Form
  const full = completeFilling(form, lists, seeded(4))
  const here = privacy.filter(({ id, entry }) => [id, ...entry].every((one) => placesOf(form).has(one)))
  expect(here.length).toBeGreaterThan(10)
  const unseen = here.filter(({ id, entry }) => {
    const { values, path } = withPlaceFor(form, filledIn(form, full, entry), fieldOf(form, id))
    const found = checkForm(form, withField(form, values, path, null), lists)
    const isFound = (kind: string, field: string) =>
      found.some(({ rule, fieldId }) => rule === kind && fieldId === field)
    // Where something has to be filled in anyway, that is said instead of each of its consequences.
    return !isFound('missing', id) && !entry.some((one) => isFound('forbidden', one))
  })
  expect(unseen.map(({ id }) => id)).toEqual([])
})

test('the sentence names what is empty and says what to do', () => {
  const form = formOfTemplate('EU-31', 'de', version) as Form
  const full = completeFilling(form, lists, seeded(4))
  const values = filledIn(form, full, ['BT-197(BT-88)-Procedure'])
  const [found] = checkForm(form, values, lists).filter(({ rule }) => rule === 'forbidden')
  expect(found && sayFound(found, 'de')).toContain(
    'solange „Zentrale Elemente des Verfahrens“ nicht ausgefüllt ist. Bitte füllen Sie „Zentrale Elemente des Verfahrens“ aus oder leeren Sie dieses Feld.',
  )
})
