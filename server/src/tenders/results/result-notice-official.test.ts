import { randomUUID } from 'node:crypto'
import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { resultSubtypeOf } from '@allmende/domain/notices/catalogue/result-subtype.ts'
import { completed } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { contractDateFindings } from '@allmende/domain/tenders/check/contract-date-findings.ts'
import type { LotEnd } from '@allmende/domain/tenders/results/lot-end.ts'
import { newResultPanels, withLotEnd } from '@allmende/domain/tenders/results/result-panels.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import { type Check, openChecker } from '../../notices/official/checker.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../../notices/test-sdk-folder.ts'
import { writtenAt } from '../notice/notice-export.ts'
import { announcedAs, awarded, awardedAt, empty, unfit, withCriteria } from './test-result-panels.ts'

const catalogue = catalogueOf('1.7')
const lists = codeLists('1.7', 'de')
let check: Check | undefined
const sending = new Date('2026-03-20T09:15:00Z')
function failures(form: Form, values: PanelValues, sent = sending): string[] {
  check ??= openChecker({ version: '1.7', schemas: sdkFolder, rules: rulesFolder })
  const { xml } = writtenAt(form, outgoingValues(form, values), sent)
  return check(xml, form.subtype ?? '')
    .failures.filter(({ severity }) => severity === 'ERROR')
    .map(({ rule, xpath }) => `${rule} ${xpath}`)
}

const competitions = catalogue.subtypes
  .map(({ id }) => id)
  .filter((id) => resultSubtypeOf(catalogue.subtypes, id) !== null)

function resultOf(subtype: string, panels: PanelValues, ends: readonly LotEnd[]) {
  const form = formOfTemplate(`EU-${resultSubtypeOf(catalogue.subtypes, subtype)}`, 'de') as Form
  const announced = { form, panels, lists, publishedAs: '00123456-2026' }
  const begun = newResultPanels(announced, randomUUID)
  return { form, panels: ends.reduce((current, end) => withLotEnd(announced, current, end), begun) }
}

describe.skipIf(sdkIsMissing)('a result notice keeps to the official rules as it was made', () => {
  test.each([
    ['one of two lots awarded', [awarded('LOT-0001'), empty('LOT-0002')]],
    ['both awarded', [awarded('LOT-0001'), awarded('LOT-0002')]],
    ['none awarded', [unfit('LOT-0001'), empty('LOT-0002')]],
    ['the second alone', [awarded('LOT-0002')]],
  ])('a concession, %s', (_what, ends) => {
    const { form, panels } = resultOf('19', withCriteria(announcedAs('19')), ends)
    expect(checkForm(form, panels, lists)).toEqual([])
    expect(failures(form, panels)).toEqual([])
  })
})

describe.skipIf(sdkIsMissing)('our own check refuses the days that the official rules refuse', () => {
  const moment = new Date('2026-03-19T22:59:00Z')
  const { form, panels } = resultOf('19', withCriteria(announcedAs('19')), [
    awardedAt('LOT-0001', moment),
    empty('LOT-0002'),
  ])
  const dated = (decided: string | null, concluded: string | null): PanelValues =>
    Object.entries({ 'BT-1451-Contract': decided, 'BT-145-Contract': concluded }).reduce<PanelValues>(
      (values, [field, day]) =>
        withField(
          form,
          values,
          pathsTo(form, values, field)[0] ?? '',
          day ? { dateValue: `${day}+01:00` } : null,
        ),
      panels,
    )
  const official = (values: PanelValues, sent: Date) =>
    failures(form, values, sent).map((failure) => failure.split(' ')[0])
  const own = (values: PanelValues, sent: Date) =>
    contractDateFindings(form, values, sent).map(({ rule }) => rule)

  test.each([
    ['on the day of the award', '2026-03-19T22:59:59Z', ['BR-BT-00145-0100']],
    ['on the next', '2026-03-19T23:00:00Z', []],
  ])('an award without waiting, sent %s', (_when, sent, expected) => {
    expect(official(panels, new Date(sent))).toEqual(expected)
    expect(own(panels, new Date(sent))).toEqual(expected)
  })

  test.each([
    ['2026-03-18', '2026-03-19'],
    ['2026-03-19', '2026-03-19'],
    ['2026-03-19', '2026-03-18'],
    ['2026-03-19', '2026-03-20'],
    ['2026-03-20', '2026-03-20'],
    ['2026-03-21', '2026-03-22'],
    [null, '2026-03-21'],
    ['2026-03-20', null],
  ])('chosen %s, concluded %s, sent on the 20th', (decided, concluded) => {
    const values = dated(decided, concluded)
    expect(own(values, sending).toSorted()).toEqual(official(values, sending).toSorted())
  })
})

/** What a result form asks of a lot and the announcement did not: its check names each, so that somebody fills it in. */
const askedAnew = [
  'GR-Lot-AwardCriteria-Criterion',
  'BT-767-Lot',
  'OPT-301-Lot-AddInfo',
  'OPT-301-Lot-ReviewOrg',
]

describe.skipIf(sdkIsMissing)('every announcement of the standard has its result', () => {
  test.each(competitions)('EU-%s: nothing is open but what was never asked', (subtype) => {
    const { form, panels } = resultOf(subtype, announcedAs(subtype), [awarded('LOT-0001'), empty('LOT-0002')])
    const open = checkForm(form, panels, lists).map(({ panelPath }) => panelPath.replace(/^.*\//, ''))
    expect(open.filter((path) => !askedAnew.some((known) => path.startsWith(known)))).toEqual([])
    const full = completed(form, panels, lists)
    expect(failures(form, full)).toEqual([])
  })
})
