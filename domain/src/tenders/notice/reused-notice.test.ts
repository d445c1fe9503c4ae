import { expect, test } from 'vitest'
import { metadataGroup } from '../../notices/catalogue/catalogue.ts'
import { codeListsOf } from '../../notices/catalogue/code-lists.ts'
import { completeFilling } from '../../notices/samples/complete-filling.ts'
import { sampleCodes, sampleForm } from '../../notices/samples/sample-form.ts'
import { seeded } from '../../notices/samples/sample-values.ts'
import type { Form } from '../../notices/form/form.ts'
import { withFacts, withField } from '../../notices/values/editing.ts'
import { misfits } from '../../notices/values/fit.ts'
import { fieldAt, groupAt } from '../../notices/values/reading.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { reusedValues } from './reused-notice.ts'

const language = {
  contentId: 'BT-702(a)-notice',
  contentType: 'field',
  label: 'Sprache',
  displayType: 'TEXTBOX',
  type: 'text',
  initialValue: 'DEU',
} as const
const form: Form = {
  ...sampleForm,
  panels: sampleForm.panels.map((panel) =>
    panel.contentId === metadataGroup ? { ...panel, children: [...panel.children, language] } : panel,
  ),
}
const lists = codeListsOf(sampleCodes)
const full = completeFilling(form, lists, seeded(3))
const document = 'GR-Lot[1]/documents[1]/BT-15-Lot'
const reused = (panels: PanelValues, target = form) =>
  reusedValues({ id: 7, panels }, { form: target, lists, uuid: () => 'new' })

test('a notice that follows another says the same under numbers of its own', () => {
  const before = [
    ['BT-04-notice', 'old'],
    ['BT-757-notice', '03'],
    ['BT-702(a)-notice', 'ENG'],
  ].reduce(
    (values, [id, stringValue = '']) => withField(form, values, `${metadataGroup}/${id}`, { stringValue }),
    full,
  )
  const values = reused(before)
  const said = (id: string) => fieldAt(values, `${metadataGroup}/${id}`)?.stringValue
  expect([said('BT-04-notice'), said('BT-757-notice'), said('BT-702(a)-notice')]).toEqual([
    'new',
    '01',
    'ENG',
  ])
  const title = 'GR-Lot[1]/purpose/BT-21-Lot'
  expect(fieldAt(values, title)).toEqual(fieldAt(full, title))
  expect(misfits(form, values, lists)).toEqual([])
})

test('no day is taken over, neither of the notice nor of a lot', () => {
  const opening = 'GR-Lot[1]/purpose/opening'
  const dated = withFacts(
    form,
    withField(form, full, opening, { dateValue: '2026-01-01+01:00' }),
    'GR-Lot[1]',
    {
      offerDeadline: '2026-02-01T10:00:00.000Z',
      propertyIds: [4],
    },
  )
  const values = reused(dated)
  expect(fieldAt(values, opening)).toBeUndefined()
  expect(groupAt(values, 'GR-Lot[1]')).toMatchObject({ propertyIds: [4] })
  expect(groupAt(values, 'GR-Lot[1]')?.offerDeadline).toBeUndefined()
})

test.each([
  ['https://amt.example/projekte/7/dokumente#LOT-0001', undefined],
  ['https://anderswo.example/unterlagen', 'https://anderswo.example/unterlagen'],
])('the documents’ address %s becomes %s', (stringValue, after) => {
  const values = reused(withField(form, full, document, { stringValue }))
  expect(fieldAt(values, document)?.stringValue).toBe(after)
})

test('what its form does not ask for any more is left out', () => {
  const smaller = { ...form, panels: form.panels.filter(({ contentId }) => contentId !== 'GR-Procedure') }
  const values = reused(full, smaller)
  expect(groupAt(full, 'GR-Procedure')).toBeDefined()
  expect(groupAt(values, 'GR-Procedure')).toBeUndefined()
  expect(misfits(smaller, values, lists)).toEqual([])
})
