import { checkForm } from '@allmende/domain/notices/check/check.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { partyGroup } from '@allmende/domain/notices/form/instances.ts'
import { type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import { fieldsNamed, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { type ItemValue, isGroupValue, type PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { NewTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeLists, formOfTemplate, sdkVersions, usualVersion } from '../../notices/catalogues.ts'
import { allFolders, sdkIsMissing } from '../../notices/test-sdk-folder.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { completeTender } from '../test-complete-tender.ts'
import { concession } from '../test-tenders.ts'

type Checked = {
  ran: string[]
  findings: { severity: string; fieldId: string | null; panelPath: string; rule: string; message: string }[]
  officialUnfinished?: string
  leftOut?: { errors: number; notes: number }
}

const nothingOpen = { findings: [], lacksPublicAddress: false }

/** The same values with other texts for some fields. */
function withTexts(values: PanelValues, texts: Record<string, Partial<ItemValue>>): PanelValues {
  const changed = (item: ItemValue): ItemValue =>
    isGroupValue(item)
      ? { ...item, children: item.children.map(changed) }
      : { ...item, ...(texts[item.contentId] as object | undefined) }
  return values.map(changed) as PanelValues
}

/** The same values with the first party a second time, under a number of its own. */
function withSecondParty(values: PanelValues): PanelValues {
  const doubled = (item: ItemValue): ItemValue[] => {
    if (!isGroupValue(item)) return [item]
    if (item.contentId !== partyGroup) return [{ ...item, children: item.children.flatMap(doubled) }]
    const { organizationId: _ours, ...stranger } = item
    const [second] = withTexts([stranger], { 'OPT-200-Organization-Company': { stringValue: 'ORG-0002' } })
    return second ? [item, { ...second, ordinal: 2 }] : [item]
  }
  return values.flatMap(doubled) as PanelValues
}

function givenTender(platform: { readonly current: { url: string } }) {
  let anna: TestSocket | undefined
  beforeAll(async () => {
    const { url } = platform.current
    anna = await openSocket(url, await logIn(url, 'anna.amt@allmende.example'))
    // The official rules know no domain that ends in more than six letters.
    const [buyer] = (await anna.call('getOrganizations', 'CLIENT')) as [{ id: number; contact: object }]
    const contact = { ...buyer.contact, url: 'https://www.auwiesen.de' }
    await anna.call('updateOrganization', { ...buyer, contact })
  })
  afterAll(() => anna?.close())
  const socket = (): TestSocket => {
    if (!anna) throw new Error('only inside tests')
    return anna
  }
  const create = async (change: (tender: NewTender) => NewTender = (tender) => tender): Promise<number> => {
    const [buyer] = (await socket().call('getOrganizations', 'CLIENT')) as [PartySource]
    const given = change(completeTender('Solarpark', buyer))
    const { id } = (await socket().call('createProject', given)) as { id: number }
    return id
  }
  const check = (id: number, official = true) =>
    socket().call('checkNotice', id, { official }) as Promise<Checked>
  return { create, check, socket }
}

describe('without the official files', () => {
  const { create, check, socket } = givenTender(givenPlatform())

  test('only our own check runs, and says so', async () => {
    expect(await check(await create())).toEqual({ ran: ['catalogue'], ...nothingOpen })
    expect(socket().notifications.some(({ method }) => method === 'checkProgress')).toBe(false)
  })

  test.each([
    ['0001-01-01T00:00:00Z', '0500-06-01T10:00:00Z', ['deadlinePast', 'deadlinePast']],
    ['9999-12-31T10:00:00Z', '9999-12-31T23:59:59.999Z', ['shortForOffers']],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z', ['offersTooEarly']],
  ])('deadlines of any year are checked: %s and %s', async (applications, offers, expected) => {
    const deadlines = { applicationDeadline: new Date(applications), offerDeadline: new Date(offers) }
    const names = ['anna.amt@allmende.example', 'clara.kaemmerei@allmende.example']
    const team = names.map((userName) => ({ userName, role: 'ADMIN' as const }))
    const { findings } = await check(await create((tender) => ({ ...tender, type: 0, team, ...deadlines })))
    const found = findings.filter(({ fieldId }) => fieldId?.endsWith('Deadline'))
    expect(found.map(({ rule }) => rule)).toEqual(expected)
  })

  test('of very many findings the first are told, and how many there are besides', async () => {
    const id = await create((tender) => ({
      ...tender,
      panels: Array.from({ length: 400 }).reduce<PanelValues>(
        (values) => withParty(concession, values).values,
        tender.panels,
      ),
    }))
    const { findings, leftOut } = await check(id)
    expect(findings).toHaveLength(1000)
    expect(leftOut?.errors).toBeGreaterThan(1000)
  })

  test('what the platform fills in itself is missing neither before nor after the first saving', async () => {
    const form = formOfTemplate('EU-19', 'de') as Form
    const withoutAddress = ({ panels, ...tender }: NewTender): NewTender => {
      const paths = pathsTo(form, panels, 'BT-15-Lot')
      return { ...tender, panels: paths.reduce((left, path) => withField(form, left, path, null), panels) }
    }
    const id = await create((tender) => {
      const fresh = withoutAddress(tender)
      expect(fieldsNamed(fresh.panels, 'BT-15-Lot')).toEqual([])
      expect(checkForm(form, fresh.panels, codeLists(usualVersion, 'de'))).toEqual([])
      return fresh
    })
    // That the operator has given the platform no public address yet is no fault of who fills in the form.
    expect(await check(id)).toEqual({ ran: ['catalogue'], findings: [], lacksPublicAddress: true })
    const { panels } = (await socket().call('getProject', id)) as { panels: PanelValues }
    expect(fieldsNamed(panels, 'BT-15-Lot')).toHaveLength(1)
  })
})

describe.skipIf(sdkIsMissing)('with the official files', () => {
  const { create, check, socket } = givenTender(givenPlatform({ config: { official: allFolders } }))

  test('a complete notice passes all checks, and the caller hears how far they are', async () => {
    const id = await create()
    expect(await check(id)).toEqual({ ran: ['catalogue', 'xsd', 'rules'], ...nothingOpen })
    const heard = socket().notifications.filter(({ method }) => method === 'checkProgress')
    expect(heard.length).toBeGreaterThan(0)
    const [project, done, total] = heard.at(-1)?.params ?? []
    expect([project, done]).toEqual([id, total])
  })

  test('who does not ask for them does not wait for them', async () => {
    expect(await check(await create(), false)).toEqual({ ran: ['catalogue'], ...nothingOpen })
  })

  test('an organization nobody refers to is said once, in our words', async () => {
    const id = await create((tender) => ({ ...tender, panels: withSecondParty(tender.panels) }))
    const { ran, findings } = await check(id)
    expect(ran).toContain('rules')
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['unreferred', expect.stringContaining('Diese Organisation hat in der Bekanntmachung keine Aufgabe.')],
    ])
  })

  test('what only the official rules know is led back to its field, in words', async () => {
    const id = await create((tender) => ({
      ...tender,
      panels: withTexts(tender.panels, {
        'BT-536-Lot': { dateValue: '2027-05-01+01:00' },
        'BT-537-Lot': { dateValue: '2027-04-01+01:00' },
        'BT-23-Procedure': { stringValue: 'supplies' },
      }),
    }))
    const { findings } = await check(id)
    expect(findings).toContainEqual({
      severity: 'ERROR',
      fieldId: 'BT-23-Procedure',
      panelPath: expect.stringMatching(/^GR-Procedure\/.*BT-23-Procedure$/),
      rule: 'BR-BT-00023-0201',
      message: expect.stringMatching(
        /Art des Auftrags.*passt nicht zu .*\(amtliche Regel BR-BT-00023-0201\)/,
      ),
    })
  })
})

describe('with official checks that come to no end', () => {
  const broken = sdkVersions.map((version) => ({ version, schemas: null, rules: '/nowhere' }))
  const { create, check } = givenTender(givenPlatform({ config: { official: broken } }))

  test('our own findings are told all the same, and why there are no others', async () => {
    const id = await create((tender) => ({
      ...tender,
      panels: withTexts(tender.panels, { 'BT-23-Procedure': { stringValue: '' } }),
    }))
    const { ran, findings, officialUnfinished } = await check(id)
    expect(ran).toEqual(['catalogue'])
    expect(findings.map(({ fieldId }) => fieldId)).toContain('BT-23-Procedure')
    expect(officialUnfinished).toBe('Die amtliche Prüfung ist abgebrochen. Bitte versuchen Sie es erneut.')
  })
})

describe.skipIf(sdkIsMissing)('with the official files of another version only', () => {
  const others = allFolders.slice(0, 1).map((folders) => ({ ...folders, version: '1.3' }))
  const { create, check } = givenTender(givenPlatform({ config: { official: others } }))

  test('our own check runs, and it is said which version the official ones are for', async () => {
    const id = await create()
    expect(await check(id)).toEqual({ ran: ['catalogue'], ...nothingOpen, officialOnlyFor: ['1.3'] })
  })
})
