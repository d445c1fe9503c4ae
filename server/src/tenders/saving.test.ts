import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withFacts } from '@allmende/domain/notices/values/editing.ts'
import { withParty } from '@allmende/domain/notices/values/parties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import { anna, concession, draft, notice, refusal, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
let clerk: TestSocket
let bidder: TestSocket

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  bidder = await socketOf(platform.current, 'dora@deich-erdbau.example')
})
afterAll(() => {
  clerk.close()
  bidder.close()
})

const create = async (changes: object) => (await clerk.call('createProject', draft(changes))) as SentTender
const read = async (id: number) => (await clerk.call('getProject', id)) as SentTender
/** As somebody saves who has changed nothing. */
const saveAgain = async ({ id, version, panels }: SentTender) =>
  (await clerk.call('updateProject', { id, version, panels })) as SentTender

describe('what a company says of itself and a notice cannot take', () => {
  const phone = `+49 ${'1234 '.repeat(8)}12`
  const url = `https://www.deich-erdbau.de/${'a'.repeat(490)}`
  const company = async () => {
    const all = (await clerk.call('getOrganizations', 'CONTRACTOR')) as Organization[]
    const [found] = all.filter(({ name }) => name.includes('Deich'))
    if (!found) throw new Error('the demo has that company')
    return found
  }
  const withCompany = (organization: Organization): PanelValues =>
    withParty(concession, notice(), organization).values

  test('keeps nobody from saving, and the check says where it is changed', async () => {
    const before = await company()
    const { id, version } = await create({ panels: withCompany(before) })
    await bidder.call('updateOrganization', { ...before, contact: { ...before.contact, phone, url } })

    const saved = await saveAgain({ ...(await read(id)), version })
    const again = await saveAgain(await read(saved.id))
    expect(JSON.stringify(again.panels)).toContain(phone)

    const { findings } = (await clerk.call('checkNotice', id)) as {
      findings: { fieldId: string; rule: string; message: string }[]
    }
    const tooLong = findings.filter(({ rule }) => rule === 'tooLong')
    expect(tooLong.map(({ fieldId }) => fieldId).toSorted()).toEqual([
      'BT-503-Organization-Company',
      'BT-505-Organization-Company',
    ])
    for (const { message } of tooLong)
      expect(message).toMatch(
        /erlaubt sind höchstens \d+\. Was aus der Organisation stammt, wird dort geändert\.$/,
      )

    expect(await clerk.call('exportNotice', id)).toContain(phone)
    const link = await clerk.call('createPDFAndGetDownloadLink', { kind: 'project', id })
    const paper = await fetch(new URL(link as string, platform.current.url))
    expect((await paper.text()).startsWith('%PDF')).toBe(true)

    // Whoever has changed it back changes it for the notice too.
    await bidder.call('updateOrganization', { ...(await company()), contact: before.contact })
    expect(JSON.stringify((await saveAgain(again)).panels)).not.toContain(phone)
  })

  test('is refused where a clerk types it for a party that is no organization of ours', async () => {
    const unlinked = JSON.parse(
      JSON.stringify(withCompany({ ...(await company()), contact: { phone } } as Organization)).replaceAll(
        /,?"organizationId":\d+/g,
        '',
      ),
    ) as PanelValues
    const { fields } = await refusal(create({ panels: unlinked }))
    expect(Object.keys(fields ?? {})).toEqual([expect.stringContaining('BT-503-Organization-Company')])
  })
})

describe('a draft can be saved as it was received', () => {
  const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
  const random = seeded(7)
  const anyMoment = () => new Date(first + Math.floor(random() * (last - first))).toISOString()
  const withOwn = (facts: object): PanelValues => withFacts(concession, notice(), 'GR-Lot[1]', facts)

  test.each([
    ['0202-12-31T10:00:00Z', '0202-12-31T11:00:00Z'],
    ['9999-12-31T22:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ...Array.from({ length: 8 }, () => [anyMoment(), anyMoment()]),
  ])('with deadlines %s and %s', async (applicationDeadline, offerDeadline) => {
    const rounds = { type: 5, finalDeadline: offerDeadline, deadlinePeriodDays: 30 }
    for (const kind of [{ type: 0 }, rounds]) {
      const common = { ...kind, applicationDeadline, offerDeadline }
      for (const panels of [notice(), withOwn({ applicationDeadline: offerDeadline })]) {
        const { id } = await create({ ...common, panels })
        const received = await read(id)
        expect(JSON.stringify(received.panels)).toMatch(/"BT-1311?\(d\)-Lot"/)
        expect((await saveAgain(received)).panels).toEqual(received.panels)
      }
    }
  })

  test('also where it holds a deadline that no notice can say, from before that was known', async () => {
    const { id } = await create({ applicationDeadline: '2027-12-31T10:00:00Z' })
    const received = await read(id)
    const panels = JSON.parse(
      JSON.stringify(received.panels).replace('2027-12-31+01:00', '0202-12-31+00:53:28'),
    ) as PanelValues
    expect(panels).not.toEqual(received.panels)
    expect((await saveAgain({ ...received, panels })).panels).toEqual(received.panels)
  })
})
