import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import { anna, clara, draft, notice, refusal, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
})
afterAll(() => clerk.close())

const create = (changes: object = {}) => clerk.call('createProject', draft(changes)) as Promise<SentTender>
const update = ({ id, version, panels }: SentTender) =>
  clerk.call('updateProject', { id, version, panels }) as Promise<SentTender>

describe('lists', () => {
  test('show a clerk the drafts she works on, found by words, kind and order', async () => {
    const names = async (filter: object) =>
      ((await clerk.call('getProjects', { tab: 'entwurf', ...filter })) as SentTender[]).map(
        ({ name }) => name,
      )
    await create({ panels: notice({ 'BT-21-Procedure': 'Ödland 10%' }), type: 2 })
    expect(await names({ search: 'ödland' })).toEqual(['Ödland 10%'])
    expect(await names({ search: '10% öd' })).toEqual(['Ödland 10%'])
    expect(await names({ search: '_' })).toEqual([])
    expect(await names({ types: [5] })).toEqual([
      'Aufbau und Betrieb öffentlicher Ladesäulen im Gemeindegebiet',
    ])
    const sorted = await names({ sort: 'name:asc', types: [2] })
    expect(sorted).toEqual(['Ödland 10%', 'Solarpark Moorkuhlen: Interessenbekundung'])
    expect(await names({ sort: 'name:asc', types: [2], offset: 1, limit: 1 })).toEqual(sorted.slice(1))
    expect(await clerk.call('countProjects', { tab: 'entwurf', types: [2] })).toBe(2)
    expect(await clerk.call('getProjects', 'öffentlich')).toEqual([])
  })

  test('show nothing of a draft to anyone outside', async () => {
    const stranger = await socketOf(platform.current, clara)
    const bidder = await socketOf(platform.current, 'dora@deich-erdbau.example')
    for (const outsider of [stranger, bidder]) {
      expect(await outsider.call('getAllProjects')).toEqual([])
      expect(await outsider.call('countProjects')).toBe(0)
      outsider.close()
    }
  })
})

test('parcels can be linked while they are public, and stay linked', async () => {
  const { id } = await db()
    .insertInto('parcels')
    .values({ name: 'Deichvorland', nameSort: 'deichvorland', isPublic: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = async () => clerk.call('getProperties', { filter: { ids: [id, 4711] } })
  expect(await found()).toMatchObject([{ id, name: 'Deichvorland', isPublic: true }])
  const linked = (ids: number[]) =>
    notice().map((panel) => (panel.contentId === 'GR-Lot' ? { ...panel, propertyIds: ids } : panel))
  await clerk.call('getPropertyById', id)
  const told = clerk.heard('storeChanged')
  const tender = await create({ panels: linked([id]) })
  expect(await told).toEqual(['property', id])
  expect(tender).toMatchObject({ propertyIds: [id], lots: [{ propertyIds: [id] }] })
  const links = async () =>
    (await listLogEntries(db(), { projectId: tender.id, type: 'PROPERTY_LINKED_TO_PROJECT' }, {})).map(
      ({ data }) => data,
    )
  expect(await links()).toEqual([{ project: tender.name, parcel: 'Deichvorland', parcelId: id }])
  await db().updateTable('parcels').set({ isArchived: true }).execute()
  expect(await found()).toMatchObject([{ id, isArchived: true }])
  expect(await update(tender)).toMatchObject({ propertyIds: [id] })
  expect(await links()).toHaveLength(1)
  expect(await refusal(create({ panels: linked([id]) }))).toMatchObject({
    fields: { '0.panels.GR-Lot[1]': expect.any(String) },
  })
})

test('the check tells in the caller’s language what is missing', async () => {
  const tender = await create()
  const english = await socketOf(platform.current, anna, 'en')
  const messages = async (socket: TestSocket) =>
    (await socket.call('checkNotice', tender.id)) as {
      ran: string[]
      findings: { message: string; panelPath: string }[]
    }
  const german = await messages(clerk)
  expect(german.ran).toEqual(['catalogue'])
  expect(german.findings.find(({ panelPath }) => panelPath.endsWith('BT-21-Lot'))?.message).toMatch(
    /Los 1 – Titel/,
  )
  expect((await messages(english)).findings).toHaveLength(german.findings.length)
  expect((await messages(english)).findings.map(({ message }) => message).join()).not.toMatch(/Pflichtfeld/)
  english.close()
})

test('a person who works on a tender cannot be deleted', async () => {
  const admin = await socketOf(platform.current, 'admin@allmende.example')
  const newcomer = 'neu@allmende.example'
  await admin.call('createUser', { email: newcomer, givenName: 'N', surName: 'N', roles: ['SYSTEM_USER'] })
  await admin.call('setUserState', newcomer, 'ACTIVE')
  await create({ team: [{ userName: newcomer, role: 'EDITOR' }] })
  expect(await refusal(admin.call('deleteUser', newcomer))).toMatchObject({
    exceptionTypeName: 'AccessDeniedException',
  })
  admin.close()
})

test('a tender says how many of its team are active, and who deactivates one of the last two is told', async () => {
  const tender = await create({})
  expect(tender).toMatchObject({ activeEditors: 2 })
  const admin = await socketOf(platform.current, 'admin@allmende.example')
  const relying = async (email: string) =>
    ((await admin.call('getProjectsRelyingOn', email)) as { id: number }[]).map(({ id }) => id)
  expect(await relying(anna)).toContain(tender.id)
  expect(await relying(clara)).toEqual([])
  await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', anna).execute()
  expect(await admin.call('getProject', tender.id)).toMatchObject({ activeEditors: 1 })
  expect(await relying(anna)).toEqual([])
  await db().updateTable('users').set({ state: 'ACTIVE' }).where('email', '=', anna).execute()
  await db().updateTable('tenders').set({ archived: new Date() }).where('id', '=', tender.id).execute()
  expect(await relying(anna)).not.toContain(tender.id)
  admin.close()
})
