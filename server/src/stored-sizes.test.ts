import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from './test-platform.ts'
import { refusal } from './tenders/test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const emil = 'emil@deich-erdbau.example'
let admin: TestSocket
let own: TestSocket

const socketOf = async (email: string, language = 'de') =>
  openSocket(platform.current.url, await logIn(platform.current.url, email), language)

beforeAll(async () => {
  admin = await socketOf('admin@allmende.example')
  own = await socketOf(emil)
})
afterAll(() => [admin, own].forEach((socket) => socket.close()))

type User = { version: number; surName: string; contact: object; settings: object }
type Organization = { version: number; contact: object; additionalFields: object[]; forms?: object[] }
const user = async () => (await own.call('getUser', emil)) as User
const organization = async () => (await admin.call('getOrganization', 2)) as Organization

const fields = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: 'Angabe',
    contentId: `angabe-${index}`,
    stringValue: 'x'.repeat(length),
  }))
const settings = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'x'.repeat(length)]))

test('own settings hold 16 KiB and 200 keys', async () => {
  const change = async (changed: object, socket = own) =>
    socket.call('updateUser', { ...(await user()), settings: changed })
  expect(await change(settings(15, 1000))).toMatchObject({ settings: settings(15, 1000) })
  const tooLarge = { '0.settings': 'Zu groß: höchstens 16,4 KB' }
  expect((await refusal(change(settings(17, 1000)))).fields).toEqual(tooLarge)
  expect((await refusal(change(settings(201, 1)))).fields).toEqual({ '0.settings': 'Höchstens 200 Einträge' })
  const english = await socketOf(emil, 'en')
  const inEnglish = { '0.settings': 'Too large: at most 16,4 KB' }
  expect((await refusal(change(settings(17, 1000), english))).fields).toEqual(inEnglish)
  english.close()
})

test('additional fields hold 64 KiB, of an organization as of a contact', async () => {
  const change = async (changed: object) =>
    admin.call('updateOrganization', { ...(await organization()), ...changed })
  expect(await change({ additionalFields: fields(60, 1000) })).toMatchObject({
    additionalFields: fields(60, 1000),
  })
  const tooLarge = 'Zu groß: höchstens 65,5 KB'
  expect((await refusal(change({ additionalFields: fields(4, 19_000) }))).fields).toEqual({
    '0.additionalFields': tooLarge,
  })
  const contact = { ...(await organization()).contact, additionalFields: fields(4, 19_000) }
  expect((await refusal(change({ contact }))).fields).toEqual({ '0.contact.additionalFields': tooLarge })
})

test('what was stored larger before is read and stays, and keeps nobody from changing the rest', async () => {
  const large = { settings: settings(100, 1000), additionalFields: fields(100, 19_000) }
  const contact = { city: 'Auwiesen', additionalFields: large.additionalFields }
  await db()
    .updateTable('users')
    .set({ settings: JSON.stringify(large.settings), contact: JSON.stringify(contact) })
    .where('email', '=', emil)
    .execute()
  const { settings: _kept, contact: _large, ...rest } = await user()
  const moved = { ...rest, surName: 'Erdmann', contact: { city: 'Deichstadt' } }
  expect(await own.call('updateUser', moved)).toMatchObject({
    surName: 'Erdmann',
    contact: { city: 'Deichstadt', additionalFields: large.additionalFields },
    settings: large.settings,
  })

  const { contact: address } = await organization()
  await db()
    .updateTable('organizations')
    .set({ additionalFields: JSON.stringify(large.additionalFields) })
    .where('id', '=', 2)
    .execute()
  const { additionalFields, ...others } = await organization()
  expect(additionalFields).toEqual(large.additionalFields)
  const renamed = { ...others, name: 'Geest Strom eG' }
  expect(await admin.call('updateOrganization', renamed)).toMatchObject({
    name: 'Geest Strom eG',
    additionalFields,
  })
  expect(
    await admin.call('updateOrganization', { ...(await organization()), additionalFields: [] }),
  ).toMatchObject({
    contact: address,
  })
  expect(await organization()).not.toHaveProperty('additionalFields')
})

test('lists carry neither additional fields nor answers to forms', async () => {
  await admin.call('updateOrganization', { ...(await organization()), additionalFields: fields(1, 1) })
  const rows = (await admin.call('getOrganizations', 'CONTRACTOR')) as object[]
  for (const row of rows) {
    expect(row).not.toHaveProperty('additionalFields')
    expect(row).not.toHaveProperty('forms')
    expect(row).not.toHaveProperty('contact.additionalFields')
  }
  expect(await admin.call('getOrganizations', 'CONTRACTOR', { offset: 1, limit: 1 })).toEqual(
    rows.slice(1, 2),
  )
})

test('legal texts hold 512 KiB together, whatever was there before', async () => {
  type Settings = { version: number }
  const version = async () => ((await admin.call('getSettings')) as Settings).version
  const text = (length: number) => ({ de: 'x'.repeat(length), en: 'x'.repeat(length) })
  const change = async (legalTexts: object) =>
    admin.call('setSettings', { version: await version(), legalTexts })
  await change({ impressum: text(200_000) })
  const { message, fields: at } = await refusal(change({ datenschutz: text(100_000) }))
  expect(message).toBe('Die Texte sind zusammen zu groß: höchstens 524,3 KB.')
  expect(Object.keys(at ?? {})).toEqual(['0.legalTexts'])
  await change({ datenschutz: text(10_000) })
})
