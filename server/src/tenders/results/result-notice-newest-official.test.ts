import { randomUUID } from 'node:crypto'
import { resultSubtypeOf } from '@allmende/domain/notices/catalogue/result-subtype.ts'
import { checkForm, sayFound } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { completed } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withOneAnswerEach } from '@allmende/domain/notices/samples/rule-demands.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { parentPath } from '@allmende/domain/notices/form/paths.ts'
import { partiesOf } from '@allmende/domain/notices/values/parties.ts'
import { fieldAt, fieldsNamed, pathsTo, textsOf } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { receivedFindings } from '@allmende/domain/tenders/check/received-findings.ts'
import type { LotEnd } from '@allmende/domain/tenders/results/lot-end.ts'
import { newResultPanels, withLotEnd } from '@allmende/domain/tenders/results/result-panels.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import { type Check, openChecker } from '../../notices/official/checker.ts'
import { foldersOf, officialFiles } from '../../notices/test-sdk-folder.ts'
import { writtenAt } from '../notice/notice-export.ts'
import { announcedAs, awarded, empty, unfit } from './test-result-panels.ts'

const version = '1.15'
const files = officialFiles.find((one) => one.version === version)
const lists = codeLists(version, 'de')
const [kindField, countField] = ['BT-760-LotResult', 'BT-759-LotResult']
let check: Check | undefined

function failures(form: Form, values: PanelValues): string[] {
  if (!files) throw new Error(`the official files of ${version} are not known`)
  check ??= openChecker(foldersOf(files))
  const { xml } = writtenAt(form, outgoingValues(form, values), new Date('2026-03-20T09:15:00Z'))
  return check(xml, form.subtype ?? '')
    .failures.filter(({ severity }) => severity === 'ERROR')
    .map(({ rule }) => rule)
}

function resultOf(subtype: string, ends: readonly LotEnd[]) {
  const result = resultSubtypeOf(catalogueOf(version).subtypes, subtype)
  const form = formOfTemplate(`EU-${result}`, 'de', version) as Form
  const panels = announcedAs(subtype, 2, undefined, version)
  const announced = { form, panels, lists, publishedAs: '00123456-2026' }
  const begun = newResultPanels(announced, randomUUID)
  return { form, panels: ends.reduce((current, end) => withLotEnd(announced, current, end), begun) }
}

const kindAt = (values: PanelValues, countPath: string): string =>
  textsOf(fieldAt(values, `${parentPath(countPath)}/${kindField}`))[0] ?? ''

/** What the buyer says of the three offers, in the rows that the draft has left open, or instead of what is there. */
const counted = (form: Form, values: PanelValues, counts: Readonly<Record<string, string | null>>) =>
  pathsTo(form, values, countField).reduce((current, path) => {
    const count = counts[kindAt(values, path)]
    return count === undefined
      ? current
      : withField(form, current, path, count === null ? null : { stringValue: count })
  }, values)
const known = { 't-large': '1', 't-sme': '2', 't-oth-eea': '0', 't-no-eea': '1' }

/** Filled in to the end, as somebody does who mends what the check says. */
const filled = (form: Form, values: PanelValues): PanelValues => {
  const full = completed(form, values, lists)
  return completed(form, withOneAnswerEach(form, full, lists), lists)
}

describe.skipIf(files?.missing ?? true)('a result notice of 1.15', () => {
  test.each(['16', '19', '21', '24', 'E3'])('of EU-%s is accepted once it is filled in', (subtype) => {
    const { form, panels } = resultOf(subtype, [awarded('LOT-0001'), empty('LOT-0002')])
    const names = partiesOf(panels).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Gemeinde Auwiesen', 'Deich & Erdbau GmbH']))
    expect(checkForm(form, panels, lists).filter(({ rule }) => rule === 'forbidden')).toEqual([])
    const full = filled(form, counted(form, panels, known))
    expect(receivedFindings(form, full, lists)).toEqual([])
    expect(failures(form, full)).toEqual([])
  })

  test('without an award is accepted too', () => {
    const { form, panels } = resultOf('19', [unfit('LOT-0001'), empty('LOT-0002')])
    const two = { 't-large': '0', 't-sme': '2', 't-oth-eea': '0', 't-no-eea': '0' }
    expect(failures(form, filled(form, counted(form, panels, two)))).toEqual([])
  })

  test('leaves open whose offers they were, and the check asks for it', () => {
    const { form, panels } = resultOf('16', [awarded('LOT-0001'), empty('LOT-0002')])
    const rows = pathsTo(form, panels, countField).map((path) => [
      kindAt(panels, path),
      textsOf(fieldAt(panels, path))[0],
    ])
    expect(Object.fromEntries(rows)).toEqual({
      tenders: '3',
      't-esubm': '3',
      't-large': undefined,
      't-sme': undefined,
      't-oth-eea': undefined,
      't-no-eea': undefined,
    })
    const open = checkForm(form, panels, lists).filter(({ fieldId }) => fieldId === countField)
    expect(open.map(({ rule }) => rule)).toEqual(['missing', 'missing', 'missing', 'missing'])
    expect(fieldsNamed(panels, kindField)).toHaveLength(rows.length)
  })

  test.each([
    ['as they are', {}, null],
    ['too few of all sizes', { 't-sme': '1' }, null],
    ['too many small ones', { 't-sme': '4' }, null],
    ['more from abroad than there are', { 't-oth-eea': '3' }, null],
    ['more by electronic means', { 't-esubm': '4' }, null],
    ['small ones twice', {}, ['t-sme', '2']],
    ['large ones twice', {}, ['t-large', '1']],
    ['small ones in both ways', {}, ['t-small', '1']],
    ['more refused than there are', {}, ['t-verif-inad', '4']],
  ] as const)('offers counted %s: our own check and the official rules agree', (_what, changes, more) => {
    const { form, panels } = resultOf('16', [awarded('LOT-0001'), empty('LOT-0002')])
    const right = filled(form, counted(form, panels, { ...known, ...changes }))
    const values = more ? withRow(form, right, more) : right
    const own = receivedFindings(form, values, lists)
    expect(own.map(({ rule }) => rule).toSorted()).toEqual(failures(form, values).toSorted())
    for (const found of own) expect(sayFound(found, 'de')).not.toMatch(/[{}]/)
  })
})

function withRow(form: Form, values: PanelValues, [kind, count]: readonly [string, string]): PanelValues {
  const [path = ''] = pathsTo(form, values, kindField)
  const result = parentPath(parentPath(path))
  const row = withGroupAdded(form, values, result, 'GR-LotResult-ReceivedSubmissions')
  const named = withField(form, row.values, `${row.path}/${kindField}`, { stringValue: kind })
  return withField(form, named, `${row.path}/${countField}`, { stringValue: count })
}
