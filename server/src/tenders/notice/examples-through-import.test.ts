import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRules } from '@allmende/domain/notices/check/check.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChecker } from '../../notices/official/checker.ts'
import { officialFiles } from '../../notices/test-sdk-folder.ts'
import { givenPlatform, type TestSocket } from '../../test-platform.ts'
import { anna, type SentTender, socketOf } from '../test-tenders.ts'

const platform = givenPlatform()
let clerk: TestSocket
beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
})
afterAll(() => clerk.close())

type Found = { severity: string; rule: string; fieldId: string | null; message: string }

/** A lot names one of them; what it names stays named. */
const deadlineFields = ['BT-131(d)-Lot', 'BT-1311(d)-Lot']
const deadlineElement = /<cac:(TenderSubmissionDeadlinePeriod|ParticipationRequestReceptionPeriod)>/g

/** Its own errors only: that its deadlines are past or its buyer is none of ours is no fault of the file. */
const isOfNotice = ({ severity, rule }: Found): boolean =>
  severity === 'ERROR' && (checkRules as readonly string[]).includes(rule)

test.each(officialFiles)(
  'a valid example of $version has no error once it is a draft',
  async ({ version, sdk, rules, missing }) => {
    if (missing) return
    const folder = join(sdk, 'examples/notices')
    const official = openChecker({ version, schemas: sdk, rules })
    const wrong: { name: string; found: string[] }[] = []
    for (const name of readdirSync(folder).filter((file) => !file.startsWith('INVALID_'))) {
      const xml = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')
      const { id, templateId, panels } = (await clerk.call('importNotice', xml)) as SentTender
      const kept = deadlineFields.flatMap((fieldId) => fieldsNamed(panels, fieldId))
      expect(kept.length, name).toBe(xml.match(deadlineElement)?.length ?? 0)
      const { findings } = (await clerk.call('checkNotice', id)) as { findings: Found[] }
      const found = findings.filter(isOfNotice).map(({ message }) => message)
      const isValid = () =>
        official(xml, templateId.replace('EU-', '')).failures.every(({ severity }) => severity !== 'ERROR')
      if (found.length > 0 && isValid()) wrong.push({ name, found })
    }
    expect(wrong).toEqual([])
  },
  300_000,
)
