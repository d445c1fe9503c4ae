import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { usualVersion } from '../catalogues.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../test-sdk-folder.ts'
import { type OfficialChecks, openOfficialChecks } from './official-checks.ts'
import { testNotices } from './test-notices.ts'

const folders = { version: usualVersion, schemas: sdkFolder, rules: rulesFolder }
const usual = { milliseconds: 60_000, waiting: 20, megabytes: 1024 }
const opened: OfficialChecks[] = []
const open = (limits: Partial<typeof usual> = {}) => {
  const checks = openOfficialChecks(folders, createLog('silent'), { ...usual, ...limits })
  opened.push(checks)
  return checks
}
afterEach(async () => {
  for (const checks of opened.splice(0)) await checks.close()
})

describe.skipIf(sdkIsMissing)('the official checks', () => {
  const xml = testNotices().find(({ name }) => name === 'sample19-valid.xml')?.xml ?? ''

  test('pass a valid notice and tell how far they are', async () => {
    const heard: [number, number][] = []
    const result = await open().check(xml, '19', (...progress) => heard.push(progress))
    expect(result).toEqual({ ran: ['xsd', 'rules'], failures: [] })
    expect(heard.at(-1)?.[0]).toBe(heard.at(-1)?.[1])
    expect(heard.map(([done]) => done)).toEqual(heard.map(([done]) => done).toSorted((a, b) => a - b))
  })

  test('name field and place of what is wrong', async () => {
    const spoiled = xml.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>heute').replace(/LOT-0001/g, 'LOS-1')
    const { failures } = await open().check(spoiled, '19')
    const said = failures.map(({ kind, about, xpath }) => [kind, about, xpath])
    expect(said).toContainEqual(['schemaValue', null, '/ContractNotice/cbc:IssueDate[1]'])
    expect(said).toContainEqual(['pattern', 'BT-05(a)-notice', '/ContractNotice/cbc:IssueDate[1]'])
    expect(said).toContainEqual([
      'pattern',
      'BT-137-Lot',
      '/ContractNotice/cac:ProcurementProjectLot[1]/cbc:ID[1]',
    ])
  })

  test('what takes too long is ended, as often as it happens', async () => {
    const checks = open({ milliseconds: 1 })
    await expect(checks.check(xml, '19')).rejects.toMatchObject({
      verdict: { reason: 'officialCheckTooSlow' },
    })
    await expect(checks.check(xml, '19')).rejects.toMatchObject({
      verdict: { reason: 'officialCheckTooSlow' },
    })
  })

  test('what takes too much memory is ended', async () => {
    await expect(open({ megabytes: 8 }).check(xml, '19')).rejects.toMatchObject({
      verdict: { reason: 'officialCheckFailed' },
    })
  })

  test('broken XML fails alone: the next notice passes in the same thread', async () => {
    const checks = open()
    const broken = checks.check('<ContractNotice', '19')
    const whole = checks.check(xml, '19')
    await expect(broken).rejects.toMatchObject({ verdict: { reason: 'officialCheckFailed' } })
    expect((await whole).failures).toEqual([])
  })

  test('only so many wait', async () => {
    const checks = open({ waiting: 1 })
    const first = checks.check(xml, '19')
    await expect(checks.check(xml, '19')).rejects.toMatchObject({
      verdict: { reason: 'officialCheckBusy' },
    })
    await first
  })
})
