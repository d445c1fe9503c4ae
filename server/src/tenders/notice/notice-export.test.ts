import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withFacts, withField } from '@allmende/domain/notices/values/editing.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { partiesOf, type PartySource, withParty } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { completeTender } from '../test-complete-tender.ts'
import { currentValues } from './notice-export.ts'

const platform = givenPlatform({})
let anna: TestSocket
let token: string
let tender: Tender

beforeAll(async () => {
  token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  anna = await openSocket(platform.current.url, token)
  const [buyer] = (await anna.call('getOrganizations', 'CLIENT')) as [PartySource]
  tender = (await anna.call('createProject', completeTender('Ladesäulen', buyer))) as Tender
})
afterAll(() => anna.close())

const exported = () => anna.call('exportNotice', tender.id) as Promise<string>

test('a notice names its parties as we know them today', async () => {
  const [organization] = (await anna.call('getOrganizations', 'CLIENT')) as [{ id: number }]
  expect(await exported()).toContain('<cbc:Name languageID="DEU">Ladesäulen</cbc:Name>')
  const { db } = platform.current.database
  const renamed = { name: 'Stadt Neuhausen & Töchter' }
  await db.updateTable('organizations').set(renamed).where('id', '=', organization.id).execute()
  expect(await exported()).toContain('<cbc:Name languageID="DEU">Stadt Neuhausen &amp; Töchter</cbc:Name>')
})

test('all linked parties are one question to the database, however many there are', async () => {
  const { url, database } = platform.current
  const form = formOfTemplate('EU-19', 'de') as Form
  const [organization] = (await anna.call('getOrganizations', 'CLIENT')) as [PartySource]
  const panels = Array.from({ length: 30 }).reduce<PanelValues>((values) => {
    const { values: added, path } = withParty(form, values)
    return withFacts(form, added, path, { organizationId: organization.id })
  }, tender.panels)
  let questions = 0
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const current = await currentValues(counting, form, { id: tender.id, panels, home: url })
  expect(partiesOf(current).filter(({ name }) => name === organization.name)).toHaveLength(31)
  expect(questions).toBe(1)
})

test('a notice names where the platform is reached today, wherever that was when it was saved', async () => {
  const { url, database } = platform.current
  const form = formOfTemplate('EU-19', 'de') as Form
  const documents = (home: string) => `${home}/projekte/${tender.id}/dokumente#LOT-0001`
  const panels = pathsTo(form, tender.panels, 'BT-15-Lot').reduce(
    (values, path) => withField(form, values, path, { stringValue: documents('http://frueher:80') }),
    tender.panels,
  )
  await database.db
    .updateTable('tenders')
    .set({ panels: JSON.stringify(panels) })
    .where('id', '=', tender.id)
    .execute()
  expect(await exported()).toContain(`<cbc:URI>${documents(url)}</cbc:URI>`)
})

test('it is a file too, for whoever sees the tender', async () => {
  const ask = (id: number | string, headers: Record<string, string> = { 'x-auth-token': token }) =>
    fetch(`${platform.current.url}/api/v1/projects/${id}/notice.xml`, { headers })
  const answer = await ask(tender.id)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="notice-${tender.id}.xml"`)
  const withoutTime = (xml: string) => xml.replace(/<cbc:IssueTime>.*/, '')
  expect(withoutTime(await answer.text())).toBe(withoutTime(await exported()))
  expect([(await ask(tender.id, {})).status, (await ask(4711)).status, (await ask('x')).status]).toEqual([
    404, 404, 404,
  ])
})
