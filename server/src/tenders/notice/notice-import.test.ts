import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { fieldAt, fieldsNamed, pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { partiesOf, unlinkedParties, withParty } from '@allmende/domain/notices/values/parties.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import type { FieldValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate, labelsOf, usualVersion } from '../../notices/catalogues.ts'
import { sdkFolder, sdkIsMissing } from '../../notices/test-sdk-folder.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'

type Imported = Tender & { notes: ImportNote[] }

const platform = givenPlatform()
let clerk: TestSocket

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
})
afterAll(() => clerk.close())

const importing = (...args: unknown[]) => clerk.call('importNotice', ...args) as Promise<Imported>

const form = formOfTemplate('EU-19', 'de') ?? fail('EU-19 is compiled')
const lists = codeLists(usualVersion, 'de')
const complete = () => completeFilling(form, lists, seeded(7))

function fail(message: string): never {
  throw new Error(message)
}

/** The value at every place of that field. */
const put = (values: PanelValues, fieldId: string, value: Omit<FieldValue, 'contentId'>): PanelValues =>
  pathsTo(form, values, fieldId).reduce((current, path) => withField(form, current, path, value), values)

const xmlOf = (values: PanelValues): string =>
  writeNotice({ catalogue: catalogueOf(usualVersion), form, values, now: '2026-03-02T10:15:00+01:00' }).xml

test('a notice becomes a draft of its importer, with lots, parties and the file it came from', async () => {
  const values = complete()
  const xml = xmlOf(values)
  const draft = await importing(xml)
  expect(draft).toMatchObject({
    templateId: 'EU-19',
    sdkVersion: '1.7',
    type: 0,
    stage: null,
    organizationId: null,
    team: [{ userName: 'clara.kaemmerei@allmende.example', role: 'ADMIN' }],
    lots: [{ identifier: 'LOT-0001' }],
    notes: [],
    version: 1,
  })
  expect(draft.name).toBe(fieldsNamed(values, 'BT-21-Procedure')[0]?.stringValue)
  expect(fieldsNamed(draft.panels, 'BT-04-notice')).toEqual(fieldsNamed(values, 'BT-04-notice'))
  expect(draft.roomTemplates.length).toBeGreaterThan(0)
  expect(await clerk.call('getNoticeSource', draft.id)).toBe(xml)
  expect(await clerk.call('getProject', draft.id)).toMatchObject({
    imported: { by: 'clara.kaemmerei@allmende.example', notes: [] },
  })
})

test('a draft says of its parties what we know today', async () => {
  const [client] = (await clerk.call('getOrganizations', 'CLIENT')) as { id: number; name: string }[]
  if (!client) return fail('the demo has a client')
  const { values, id } = withParty(form, complete(), { ...client, name: 'Früherer Name', contact: {} })
  const given = put(values, 'OPT-300-Procedure-Buyer', { stringValue: id })
  const tender = { templateId: 'EU-19', type: 3, panels: given }
  const saved = (await clerk.call('createProject', tender)) as Tender
  expect(JSON.stringify(saved.panels)).toContain(client.name)
  expect(JSON.stringify(saved.panels)).not.toContain('Früherer Name')
  const { db } = platform.current.database
  await db.updateTable('organizations').set({ name: 'Neuer Name' }).where('id', '=', client.id).execute()
  const shown = (await clerk.call('getProject', saved.id)) as Tender
  expect(JSON.stringify(shown.panels)).toContain('Neuer Name')
  await db.updateTable('organizations').set({ name: client.name }).where('id', '=', client.id).execute()
})

test('a party is tied to the organization that has its number, and the buyer is then known', async () => {
  const admin = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'admin@allmende.example'),
  )
  const [client] = (await admin.call('getOrganizations', 'CLIENT')) as { id: number; name: string }[]
  if (!client) return fail('the demo has a client')
  const known = { ...client, identificationNumber: '05911000-31001-29' }
  await admin.call('updateOrganization', known)
  admin.close()
  const numbered = put(complete(), 'BT-501-Organization-Company', { listValue: ['0591 1000-31001/29'] })
  const draft = await importing(xmlOf(numbered))
  expect(draft).toMatchObject({ organizationId: client.id, organizationName: client.name })
  expect(JSON.stringify(draft.panels)).toContain(`"organizationId":${client.id}`)
  // What the file says of it gives way to what we know, as when somebody assigns it.
  const [name] = fieldsNamed(draft.panels, 'BT-500-Organization-Company')
  expect(name?.stringValue).toBe(client.name)
})

test('a company that gave itself the number of an authority does not take its place', async () => {
  const company = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'dora@deich-erdbau.example'),
  )
  const own = (await company.call('getOrganization', 1)) as { type: string; name: string }
  await company.call('updateOrganization', { ...own, identificationNumber: '05334002-31001-44' })
  company.close()
  const values = put(complete(), 'BT-501-Organization-Company', { listValue: ['05334002-31001-44'] })
  const draft = await importing(xmlOf(values))
  expect(own.type).toBe('CONTRACTOR')
  expect(draft.organizationId).toBeNull()
  expect(unlinkedParties(draft.panels)).toEqual(partiesOf(values))
  for (const term of ['BT-500', 'BT-501', 'BT-506', 'BT-513'])
    expect(fieldsNamed(draft.panels, `${term}-Organization-Company`)).toEqual(
      fieldsNamed(values, `${term}-Organization-Company`),
    )
})

describe('deadlines', () => {
  const dated = (values: PanelValues, lot: number, day: string) =>
    Object.entries({
      'BT-131(d)-Lot': { dateValue: `${day}+01:00` },
      'BT-131(t)-Lot': { dateTimeValue: '10:15:00+01:00' },
    }).reduce((current, [fieldId, value]) => {
      const path = pathsTo(form, current, fieldId)[lot] ?? fail(fieldId)
      return withField(form, current, path, value)
    }, values)

  test('that all lots share are the tender’s', async () => {
    const draft = await importing(xmlOf(dated(complete(), 0, '2027-03-02')), 2)
    expect(draft).toMatchObject({ type: 2, offerDeadline: '2027-03-02T09:15:00.000Z' })
    expect(draft.lots[0]).toMatchObject({ offerDeadline: '2027-03-02T09:15:00.000Z' })
  })

  test('that differ are the lots’; a kind without deadlines has none', async () => {
    const second = withGroupAdded(form, complete(), '', 'GR-Lot').values
    const xml = xmlOf(dated(dated(second, 0, '2027-03-02'), 1, '2027-04-02'))
    const draft = await importing(xml, 2)
    expect(draft.offerDeadline).toBeNull()
    expect(draft.lots).toMatchObject([
      { identifier: 'LOT-0001', offerDeadline: '2027-03-02T09:15:00.000Z' },
      { identifier: 'LOT-0002', offerDeadline: '2027-04-02T09:15:00.000Z' },
    ])
    expect((await importing(xml, 3)).lots).toMatchObject([{ offerDeadline: null }, { offerDeadline: null }])
  })
})

describe('notes', () => {
  test('name another version of the standard, what has no field and what its field does not take', async () => {
    const xml = xmlOf(put(complete(), 'BT-24-Lot', { stringValue: 'x'.repeat(10) }))
      .replace('eforms-sdk-1.7', 'eforms-sdk-1.10')
      .replace('xxxxxxxxxx', 'x'.repeat(7000))
      .replace('</cac:ProcurementProjectLot>', '<cbc:Note>Hinweis</cbc:Note></cac:ProcurementProjectLot>')
    const { notes, id } = await importing(xml)
    expect(notes.map(({ kind }) => kind).toSorted()).toEqual(['misfit', 'unknown', 'version'])
    expect(notes.find(({ kind }) => kind === 'version')?.text).toBe('1.10')
    expect(notes.find(({ kind }) => kind === 'unknown')).toMatchObject({
      text: 'Hinweis',
      path: expect.stringMatching(/ProcurementProjectLot\[1\]\/cbc:Note\[1\]$/),
      name: { de: 'Los 1 – Weitere Angabe', en: 'Lot 1 – Further entry' },
      value: { de: 'Hinweis', en: 'Hinweis' },
    })
    const misfit = notes.find(({ kind }) => kind === 'misfit')
    expect(misfit?.name).toEqual({
      de: expect.stringMatching(/^Los 1 – .*Beschreibung$/),
      en: expect.stringMatching(/^Lot 1 – .*Description$/),
    })
    expect(misfit?.text).toMatch(/^Los 1 – .*Beschreibung: x+ …$/)
    const kept = (await clerk.call('getProject', id)) as Tender
    expect(fieldAt(kept.panels, misfit?.path ?? '')).toBeUndefined()
    expect(kept.imported?.notes).toEqual(notes)
  })

  test('name a text that is longer than any, and take the rest', async () => {
    const long = 'x'.repeat(20_001)
    const xml = xmlOf(put(complete(), 'BT-24-Lot', { stringValue: 'xxxxxxxxxx' }))
    const { notes, lots } = await importing(xml.replace('xxxxxxxxxx', long))
    expect(notes).toMatchObject([{ kind: 'misfit', text: expect.stringMatching(/Beschreibung: x+ …$/) }])
    expect(lots).toHaveLength(1)
  })

  test.each(['de', 'Deutsch', '__proto__', 'constructor'])(
    'name a text in the language %s, which is none',
    async (code) => {
      const title = /<cbc:Name languageID="DEU">Konzession[^<]*<\/cbc:Name>/
      const odd = `<cbc:Name languageID="${code}">Ohne Sprache</cbc:Name>`
      const further = '<cbc:Name languageID="ENG">English</cbc:Name>'
      const draft = await importing(xmlOf(complete()).replace(title, `$&${odd}${further}`))
      expect(draft.notes).toMatchObject([{ kind: 'unknown', text: 'Ohne Sprache' }])
      expect(JSON.stringify(draft.panels)).toContain('"ENG":"English"')
      expect(JSON.stringify(draft.panels)).not.toContain('Ohne Sprache')
    },
  )

  test('name a time that is more exact than any clock', async () => {
    const values = put(complete(), 'BT-131(t)-Lot', { dateTimeValue: '10:15:00+01:00' })
    const xml = xmlOf(values).replaceAll('10:15:00+01:00</cbc:EndTime>', `10:15:00.${'1'.repeat(40)}+01:00$&`)
    const { notes } = await importing(xml.replaceAll('+01:0010:15:00+01:00</', '+01:00</'))
    expect(notes).toMatchObject([{ kind: 'misfit', text: expect.stringContaining('10:15') }])
  })

  test('name what the standard knows and this form does not ask for, as the form would say it', async () => {
    const planned = '<cbc:PlannedDate>2027-03-02+01:00</cbc:PlannedDate>'
    const { notes } = await importing(xmlOf(complete()).replace('<cac:ContractingParty>', `${planned}$&`))
    const label = (language: 'de' | 'en') => labelsOf(usualVersion, language).fields['BT-127-notice']
    expect(notes).toMatchObject([
      {
        kind: 'unknown',
        path: '/ContractNotice/cbc:PlannedDate[1]',
        name: { de: label('de'), en: label('en') },
        value: { de: '02.03.2027' },
      },
    ])
  })
})

describe('names that would be repeated over and over', () => {
  const withForeign = (uri: string) =>
    xmlOf(complete()).replace(
      /<\/ContractNotice>\s*$/,
      `<z:a xmlns:z="${uri}">${'<z:a>'.repeat(89)}${'<z:a>x</z:a>'.repeat(1000)}${'</z:a>'.repeat(90)}</ContractNotice>`,
    )

  test('are refused', async () => {
    await expect(importing(withForeign('u'.repeat(20_000)))).rejects.toMatchObject({
      message: expect.stringMatching(/längeren Namen als jede Bekanntmachung .*höchstens 200 Zeichen/),
    })
  })

  test('or make notes of a few kilobytes', async () => {
    const { notes } = await importing(withForeign('u'.repeat(200)))
    expect(notes).toHaveLength(501)
    expect(notes.at(-1)).toEqual({ kind: 'more', path: '', text: '500' })
    expect(Math.max(...notes.map((note) => JSON.stringify(note).length))).toBeLessThan(4000)
  })
})

describe('the first saving', () => {
  const sent = ({ id, version, panels }: Tender, more: object) => ({ id, version, panels, ...more })

  test('needs what every saving needs, may correct the kind, and only once', async () => {
    const draft = await importing(
      xmlOf(put(complete(), 'BT-501-Organization-Company', { listValue: ['unknown'] })),
    )
    await expect(clerk.call('updateProject', sent(draft, { type: 3 }))).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException' },
      message: 'Das Verfahren benötigt eine Vergabestelle.',
    })
    const numbered = await importing(
      xmlOf(put(complete(), 'BT-501-Organization-Company', { listValue: ['05911000-31001-29'] })),
    )
    const saved = (await clerk.call('updateProject', sent(numbered, { type: 3 }))) as Tender
    expect(saved).toMatchObject({ type: 3, version: 2 })
    await expect(clerk.call('updateProject', sent(saved, { type: 0 }))).rejects.toMatchObject({
      message: 'Die Art der Ausschreibung kann nicht mehr geändert werden.',
    })
  })
})

test('a hundred lots are read beside everyone else’s work', async () => {
  const xml = xmlOf(complete())
  const [lot = ''] = /<cac:ProcurementProjectLot>[\s\S]*?<\/cac:ProcurementProjectLot>/.exec(xml) ?? []
  const lots = Array.from({ length: 100 }, (_, at) =>
    lot.replaceAll('LOT-0001', `LOT-${String(at + 1).padStart(4, '0')}`),
  )
  const importingMany = importing(xml.replace(lot, lots.join('')))
  expect(await clerk.call('isAuthenticated')).toBe(true)
  expect((await importingMany).lots).toHaveLength(100)
})

describe('refused in words, at once', () => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  test.each([
    ['no XML', 'Guten Tag', /kein fehlerfreies XML/],
    ['cut off', `${head}<ContractNotice`, /kein fehlerfreies XML/],
    ['foreign', `${head}<html/>`, /keine eForms-Bekanntmachung/],
    ['entities', `${head}<!DOCTYPE x [<!ENTITY a "aa">]><x>&a;</x>`, /DOCTYPE/],
    ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><x/>', /UTF-8/],
  ])('%s', async (_name, xml, message) => {
    await expect(importing(xml)).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', message: expect.stringMatching(message) },
    })
  })

  test('more lots than can be kept', async () => {
    const xml = xmlOf(complete())
    const [lot = ''] = /<cac:ProcurementProjectLot>[\s\S]*?<\/cac:ProcurementProjectLot>/.exec(xml) ?? []
    const bare =
      '<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID></cac:ProcurementProjectLot>'
    await expect(importing(xml.replace(lot, bare.repeat(10_000)))).rejects.toMatchObject({
      data: { exceptionTypeName: 'ValidationException', message: expect.stringMatching(/höchstens 2000/) },
    })
  })

  test('a kind of tender that is never made', async () => {
    await expect(importing(xmlOf(complete()), 1)).rejects.toMatchObject({
      message: 'Verfahren dieser Art werden nicht angelegt.',
    })
  })
})

test.skipIf(sdkIsMissing)('every valid example of the standard becomes a draft', async () => {
  const folder = join(sdkFolder, 'examples/notices')
  const names = readdirSync(folder).filter((name) => !name.startsWith('INVALID_'))
  for (const name of names) {
    const draft = await importing(readFileSync(join(folder, name), 'utf8'))
    expect(draft.name, name).not.toBe('')
    expect(
      draft.notes.filter(({ kind }) => kind === 'misfit'),
      name,
    ).toEqual([])
  }
})
