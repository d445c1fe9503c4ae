import { expect, test } from 'vitest'
import { checkForm, sayFound } from './check.ts'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { completeFilling } from '../samples/complete-filling.ts'
import { missingIn } from './completeness.ts'
import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { idleParties } from '../values/identifiers.ts'
import { newValues } from '../values/new-values.ts'
import { sampleCodes, sampleForm as form } from '../samples/sample-form.ts'
import { seeded } from '../samples/sample-values.ts'
import { tidy } from '../values/tidy.ts'
import type { PanelValues } from '../values/values.ts'

const lists = codeListsOf(sampleCodes)
const start = newValues(form, { uuid: () => 'u-1' })
const full = completeFilling(form, lists, seeded(1))
const say = (values: PanelValues) => checkForm(form, values, lists).map((found) => sayFound(found, 'de'))

test('a new form lacks its required fields, named by panel and label', () => {
  expect(say(start)).toEqual([
    'GR-Procedure! – Titel: Bitte füllen Sie dieses Pflichtfeld aus.',
    'Los 1 – Titel: Bitte füllen Sie dieses Pflichtfeld aus.',
    'Los 1 – documents! – BT-14-Lot?: Bitte füllen Sie dieses Pflichtfeld aus.',
  ])
  expect(missingIn(form, start, 'GR-Lot[1]')).toEqual([
    'GR-Lot[1]/purpose/BT-21-Lot',
    'GR-Lot[1]/documents[1]/BT-14-Lot',
  ])
  expect(missingIn(form, full, 'GR-Lot[1]')).toEqual([])
})

test('a complete form has no findings', () => {
  expect(say(full)).toEqual([])
})

test('what another value makes due names that value', () => {
  const restricted = withField(form, full, 'GR-Lot[1]/documents[1]/BT-14-Lot', {
    stringValue: 'restricted-document',
  })
  expect(checkForm(form, restricted, lists)).toMatchObject([
    { fieldId: 'BT-615-Lot', rule: 'missing', cause: 'BT-14-Lot' },
  ])
  expect(say(restricted)).toEqual([
    'Los 1 – documents! – BT-615-Lot?: Diese Angabe ist erforderlich, weil „BT-14-Lot?“ den Wert „Beschränkt“ hat.',
  ])
  expect(say(withField(form, full, 'questions/ticked', { booleanValue: true }))).toEqual([
    'questions! – why?: Diese Angabe ist erforderlich, weil „ticked?“ bejaht ist.',
  ])
})

test('a value that is no longer allowed stays in sight and says why', () => {
  const open = withField(form, full, 'GR-Procedure/GR-Procedure-Description/procedure', {
    stringValue: 'open',
  })
  const dated = withField(form, open, 'GR-Lot[1]/purpose/opening', { dateValue: '2026-03-02+01:00' })
  expect(say(dated)).toEqual([])
  const closed = withField(form, dated, 'GR-Procedure/GR-Procedure-Description/procedure', {
    stringValue: 'restricted',
  })
  expect(say(closed)).toEqual([
    'Los 1 – opening?: Dieses Feld muss leer bleiben, weil „procedure?“ den Wert „Nicht offen“ hat.',
  ])
  const unclear = withField(form, dated, 'GR-Procedure/GR-Procedure-Description/procedure', null)
  expect(say(unclear)).toEqual([
    'Los 1 – opening?: Dieses Feld muss leer bleiben, solange „procedure?“ nicht ausgefüllt ist. Bitte füllen Sie „procedure?“ aus oder leeren Sie dieses Feld.',
  ])
})

test('a reference to something that went is found', () => {
  const { values, path } = withGroupAdded(form, full, 'GR-Organisations-Section', 'GR-Organisations')
  const company = `${path}/GR-Company`
  const named = withField(form, values, `${company}/BT-500-Organization-Company`, { stringValue: 'VK' })
  const placed = withField(form, named, `${company}/BT-513-Organization-Company`, { stringValue: 'Bonn' })
  const referring = withField(form, placed, 'GR-Lot[1]/review/reviewer', { stringValue: 'ORG-0001' })
  expect(say(referring)).toEqual([])
  expect(say(withGroupRemoved(form, referring, path))).toEqual([
    'Los 1 – reviewer?: Der Eintrag ORG-0001, auf den dieses Feld verweist, ist nicht mehr vorhanden.',
  ])
})

test('an organization without a part in the notice is found, and leads to its entry', () => {
  const party = withGroupAdded(form, full, 'GR-Organisations-Section', 'GR-Organisations')
  const company = `${party.path}/GR-Company`
  const named = withField(form, party.values, `${company}/BT-500-Organization-Company`, { stringValue: 'VK' })
  const idle = withField(form, named, `${company}/BT-513-Organization-Company`, { stringValue: 'Bonn' })
  expect(checkForm(form, idle, lists)).toMatchObject([
    { rule: 'unreferred', fieldId: null, panelPath: party.path },
  ])
  expect(say(idle)).toEqual([
    'GR-Organisations-Section! – ORG-0001 VK: Diese Organisation hat in der Bekanntmachung keine Aufgabe. Bitte wählen Sie sie in einem Feld aus, zum Beispiel als Beschaffer, oder entfernen Sie sie aus den Parteien.',
  ])
})

test.each([
  [[], ['ORG-0001', 'ORG-0002', 'TPO-0001', 'TPO-0002', 'TPO-0003', 'UBO-0001', 'UBO-0002']],
  [
    ['ORG-0002', 'TPO-0001', 'UBO-0002'],
    ['ORG-0001', 'TPO-0003'],
  ],
])('of contact points and owners one that is named is enough: %j', (referred, idle) => {
  const party = (id: string, path: string) => ({ id, scheme: id.slice(0, 3), path })
  const parties = [
    party('ORG-0001', 'orgs[1]/id'),
    party('TPO-0001', 'orgs[1]/points[1]/id'),
    party('TPO-0002', 'orgs[1]/points[2]/id'),
    party('ORG-0002', 'orgs[2]/id'),
    party('TPO-0003', 'orgs[2]/points[1]/id'),
    party('UBO-0001', 'owners[1]/id'),
    party('UBO-0002', 'owners[2]/id'),
    party('LOT-0001', 'lots[1]/id'),
  ]
  const found = idleParties(parties, new Set(referred)).map(({ id }) => id)
  expect(found.toSorted()).toEqual(idle)
})

test('identifiers are unique, and LOT-0000 stands alone', () => {
  const two = withGroupAdded(form, full, '', 'GR-Lot').values
  const twice = withField(form, two, 'GR-Lot[2]/purpose/BT-137-Lot', { stringValue: 'LOT-0001' })
  expect(say(twice)).toContain('Los 2 – BT-137-Lot?: Die Kennung LOT-0001 ist doppelt vergeben.')
  const zero = withField(form, two, 'GR-Lot[1]/purpose/BT-137-Lot', { stringValue: 'LOT-0000' })
  expect(say(zero)).toContain(
    'Los 1 – BT-137-Lot?: Die Kennung LOT-0000 ist nur erlaubt, wenn es ein einziges Los gibt.',
  )
})

test('values of fields that stand back are kept and not reported', () => {
  const odd = withField(form, full, 'GR-Lot[1]/documents[1]/BT-615-Lot', { stringValue: 'no address' })
  expect(say(odd)).toEqual([])
  expect(tidy(form, odd)).toBe(odd)
})

test('several rows of one kind are counted, a party is named', () => {
  const one = withGroupAdded(form, full, 'GR-Lot[1]', 'extras')
  const two = withGroupAdded(form, one.values, 'GR-Lot[1]', 'extras')
  const wrong = withField(form, two.values, `${two.path}/value`, { longValue: '5' })
  expect(say(wrong)).toEqual(['Los 1 – extras! 2 – value?: Bitte wählen Sie die Einheit.'])
  const party = withGroupAdded(form, full, 'GR-Organisations-Section', 'GR-Organisations')
  expect(say(party.values)[0]).toBe(
    'GR-Organisations-Section! – ORG-0001 – BT-500-Organization-Company?: Bitte füllen Sie dieses Pflichtfeld aus.',
  )
})

test('in English too', () => {
  const [first] = checkForm(form, start, lists)
  expect(first && sayFound(first, 'en')).toBe('GR-Procedure! – Titel: please fill in this required field.')
})

test('ten thousand rows are checked in one go', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    contentId: 'documents',
    ordinal: at + 1,
    children: [],
  }))
  const found = checkForm(form, tidy(form, [{ contentId: 'GR-Lot', ordinal: 1, children: rows }]), lists)
  expect(found.filter(({ fieldId }) => fieldId === 'BT-14-Lot')).toHaveLength(10_000)
})
