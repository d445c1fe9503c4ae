import { afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { allFolders, officialFiles, sdkIsMissing } from '../test-sdk-folder.ts'
import { type OfficialChecks, openOfficialChecks } from './official-checks.ts'
import { exampleNotices, sampleNotice } from './test-notices.ts'

const usual = { milliseconds: 60_000, waiting: 20, megabytes: 1024 }
const opened: OfficialChecks[] = []
const open = (limits: Partial<typeof usual> = {}) => {
  const checks = openOfficialChecks(allFolders, createLog('silent'), { ...usual, ...limits })
  opened.push(checks)
  return checks
}
afterEach(async () => {
  for (const checks of opened.splice(0)) await checks.close()
})

describe.skipIf(sdkIsMissing)('the official checks', () => {
  const xml = sampleNotice
  const question = { version: '1.7', xml, subtype: '19' }

  test('pass a valid notice and tell how far they are', async () => {
    const heard: [number, number][] = []
    const result = await open().check(question, (...progress) => heard.push(progress))
    expect(result).toEqual({ ran: ['xsd', 'rules'], failures: [] })
    expect(heard.at(-1)?.[0]).toBe(heard.at(-1)?.[1])
    expect(heard.map(([done]) => done)).toEqual(heard.map(([done]) => done).toSorted((a, b) => a - b))
  })

  test('name field and place of what is wrong', async () => {
    const spoiled = xml.replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>heute').replace(/LOT-0001/g, 'LOS-1')
    const { failures } = await open().check({ ...question, xml: spoiled })
    const said = failures.map(({ kind, about, xpath }) => [kind, about, xpath])
    expect(said).toContainEqual(['schemaValue', null, '/ContractNotice/cbc:IssueDate[1]'])
    expect(said).toContainEqual(['pattern', 'BT-05(a)-notice', '/ContractNotice/cbc:IssueDate[1]'])
    expect(said).toContainEqual([
      'pattern',
      'BT-137-Lot',
      '/ContractNotice/cac:ProcurementProjectLot[1]/cbc:ID[1]',
    ])
  })

  test.skipIf(officialFiles.some(({ missing }) => missing))(
    'each notice meets the schemas and rules of its version, in one thread',
    async () => {
      const checks = open()
      const nothing = { ran: ['xsd', 'rules'], failures: [] }
      for (const files of officialFiles) {
        const { version } = files
        const example = exampleNotices(files).find(({ name }) => name === 'cn_24_minimal.xml')?.xml ?? ''
        expect(await checks.check({ version, xml: example, subtype: '16' })).toEqual(nothing)
        const others = officialFiles.filter((other) => other.version !== version)
        for (const other of others) {
          const { failures } = await checks.check({ version: other.version, xml: example, subtype: '16' })
          expect(failures.length).toBeGreaterThan(2)
        }
      }
      expect(checks.versions).toEqual(officialFiles.map(({ version }) => version))
    },
  )

  test('a version they are not set up for is refused', async () => {
    await expect(open().check({ ...question, version: '1.3' })).rejects.toMatchObject({
      verdict: { reason: 'officialCheckFailed' },
    })
  })

  test('what takes too long is ended, as often as it happens', async () => {
    const checks = open({ milliseconds: 1 })
    await expect(checks.check(question)).rejects.toMatchObject({
      verdict: { reason: 'officialCheckTooSlow' },
    })
    await expect(checks.check(question)).rejects.toMatchObject({
      verdict: { reason: 'officialCheckTooSlow' },
    })
  })

  test('what takes too much memory is ended', async () => {
    await expect(open({ megabytes: 8 }).check(question)).rejects.toMatchObject({
      verdict: { reason: 'officialCheckFailed' },
    })
  })

  test('broken XML fails alone: the next notice passes in the same thread', async () => {
    const checks = open()
    const broken = checks.check({ ...question, xml: '<ContractNotice' })
    const whole = checks.check(question)
    await expect(broken).rejects.toMatchObject({ verdict: { reason: 'officialCheckFailed' } })
    expect((await whole).failures).toEqual([])
  })

  test('only so many wait', async () => {
    const checks = open({ waiting: 1 })
    const first = checks.check(question)
    await expect(checks.check(question)).rejects.toMatchObject({
      verdict: { reason: 'officialCheckBusy' },
    })
    await first
  })
})
