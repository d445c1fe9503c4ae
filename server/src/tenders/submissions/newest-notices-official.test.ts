import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { describe, expect, test } from 'vitest'
import { withAnswers } from '../../../../demo/answers.ts'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { openChecker } from '../../notices/official/checker.ts'
import { foldersOf, officialFiles } from '../../notices/test-sdk-folder.ts'
import { givenPortalHouse, inXml } from './test-portal-house.ts'

const version = '1.15'
const files = officialFiles.find((one) => one.version === version)
const { ask, call, cancel, givenOut, lastXml, until } = givenPortalHouse()

function failures(xml = ''): string[] {
  if (!files) throw new Error(`the official files of ${version} are not known`)
  return openChecker(foldersOf(files))(xml, '19')
    .failures.filter(({ severity }) => severity === 'ERROR')
    .map(({ rule, xpath }) => `${rule} ${xpath}`)
}

describe.skipIf(files?.missing ?? true)('of a tender of 1.15', () => {
  test('the first notice and its change go out in that version and are accepted', async () => {
    const id = await givenOut(version)
    const first = lastXml()
    expect(await call('checkNotice', id)).toMatchObject({ findings: [] })

    const form = formOfTemplate('EU-19', 'de', version) as Form
    const pending = (await call('getProject', id, 'pending')) as Tender
    const panels = withAnswers(form, pending.panels, { 'BT-21-Procedure': 'Deichbau, neu gefasst' })
    await ask('updateProject', { id, version: pending.version, panels })
    await ask('announceChange', id, { reason: 'Der Titel war ungenau.', text: '' })
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
    const change = lastXml()
    expect(change).toContain('Deichbau, neu gefasst')
    expect(inXml(change, 'efbc:ReasonDescription')).toEqual(['Der Titel war ungenau.'])

    for (const xml of [first, change]) {
      expect(inXml(xml, 'cbc:CustomizationID')).toEqual(['eforms-sdk-1.15'])
      expect(failures(xml)).toEqual([])
    }
  })

  test('the cancellation is accepted', async () => {
    const id = await givenOut(version)
    await cancel(id)
    await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 SUBMITTED')
    expect(inXml(lastXml(), 'cbc:CustomizationID')).toEqual(['eforms-sdk-1.15'])
    expect(lastXml()).toContain('>cancel<')
    expect(failures(lastXml())).toEqual([])
  })
})
