import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { fieldsNamed, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { changeNotice } from '@allmende/domain/notices/xml/change.ts'
import { outgoingValues } from '@allmende/domain/notices/xml/outgoing.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import { withoutPastDeadlines } from '@allmende/domain/tenders/notice/past-deadlines.ts'
import { describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, sdkVersions } from './catalogues.ts'
import { openChecker } from './official/checker.ts'
import { officialFiles } from './test-sdk-folder.ts'

const formIn = (version: string) => formOfTemplate('EU-19', 'de', version) as Form
const dated = (form: Form, date: string): PanelValues => {
  const full = completeFilling(form, codeLists(form.sdkVersion ?? '', 'de'), seeded(4))
  const set = (values: PanelValues, id: string, value: object | null) =>
    pathsTo(form, values, id).reduce((current, path) => withField(form, current, path, value), values)
  const answers: [string, object | null][] = [
    ['BT-105-Procedure', { stringValue: 'open' }],
    ['BT-1311(d)-Lot', null],
    ['BT-1311(t)-Lot', null],
    ['BT-131(d)-Lot', { dateValue: date }],
    ['BT-131(t)-Lot', { dateTimeValue: '10:00:00+01:00' }],
  ]
  return answers.reduce((values, [id, value]) => set(values, id, value), full)
}
const moment = '2026-03-02T10:15:00+01:00'

describe.each(sdkVersions)('%s', (version) => {
  const form = formIn(version)

  test.each([
    ['2026-03-03+01:00', true],
    ['2026-03-02+01:00', false],
    ['2026-02-01+01:00', false],
  ])('a deadline on %s is said on the second of March: %s', (date, isSaid) => {
    const values = withoutPastDeadlines(form, dated(form, date), new Date(moment))
    expect(fieldsNamed(values, 'BT-131(d)-Lot').length > 0).toBe(isSaid)
    expect(fieldsNamed(values, 'BT-131(t)-Lot').length > 0).toBe(isSaid)
  })
})

/** What the rules say to a past deadline: later ones let it stand, but nothing is called off after it. */
const complaints: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '1.7': { 'update-add': ['BR-BT-00131-0151'], cancel: ['BR-BT-00131-0151'] },
  '1.15': { 'update-add': [], cancel: ['BR-BT-00005-0151'] },
}

const present = officialFiles.filter(({ missing }) => !missing)

describe.each(present)('the official check of $version', ({ version, sdk, rules }) => {
  const form = formIn(version)
  const check = openChecker({ version, schemas: sdk, rules })

  test.each(['update-add', 'cancel'])('after the deadline it is valid: %s', (reason) => {
    const sections = [{ id: 'PROCEDURE', text: 'Das Verfahren' }]
    const change = { noticeId: '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6', reason, text: 'So', sections }
    const lists = codeLists(version, 'de')
    const changed = changeNotice(form, dated(form, '2026-02-01+01:00'), change, lists)
    const failures = (panels: PanelValues) => {
      const values = outgoingValues(form, panels)
      const { xml } = writeNotice({ catalogue: catalogueOf(version), form, values, now: moment })
      return check(xml, '19').failures.map(({ rule }) => rule)
    }
    expect(failures(changed)).toEqual(complaints[version]?.[reason])
    expect(failures(withoutPastDeadlines(form, changed, new Date(moment)))).toEqual([])
  })
})
