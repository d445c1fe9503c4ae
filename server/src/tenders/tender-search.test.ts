import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../test-platform.ts'
import { addListed, asArchived, asDraft, asScheduled } from './test-listed-tenders.ts'
import { anna, refusal, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let visitor: TestSocket
const ids = new Map<string, number>()

const tenders = {
  parking: {
    name: 'Parkplatzbewirtschaftung in der Innenstadt',
    description: 'Betrieb von Häusern und Straßen',
  },
  ferry: { name: 'Fähre nach Föhr', description: 'Überfahrt für Fußgänger, auch im Winter. Los 10' },
  forest: { name: 'Waldpflege Muenchen', description: 'Windwurf, Übermaß; Café am Rand' },
  solar: { name: 'Solarpark', description: `Photo\u00ADvoltaik auf ${'Ha\u0308ngen'.normalize('NFD')}` },
}

beforeAll(async () => {
  visitor = await openSocket(platform.current.url)
  for (const [key, facts] of Object.entries(tenders)) ids.set(key, await addListed(db(), facts))
  await addListed(db(), { name: 'Geheimer Entwurf Deichbau', ...asDraft })
  await addListed(db(), { name: 'Künftiger Deichbau', ...asScheduled })
})
afterAll(() => visitor.close())

async function found(search: string, socket = visitor): Promise<string[]> {
  const rows = (await socket.call('getProjects', { tab: 'öffentlich', search })) as { id: number }[]
  const keys = [...ids].flatMap(([key, id]) => (rows.some((row) => row.id === id) ? [key] : []))
  expect(await socket.call('countProjects', { tab: 'öffentlich', search })).toBe(rows.length)
  expect(keys).toHaveLength(rows.length)
  return keys
}

describe('a search finds', () => {
  test.each([
    ['a word', 'Innenstadt', ['parking']],
    ['a word in another form', 'Haus', ['parking']],
    ['other forms of a word', 'Straße Betriebe', ['parking']],
    ['the first part of a compound', 'Parkplatz', ['parking']],
    ['the first part, in another form', 'Parkplätze', ['parking']],
    ['the last part of a compound', 'Bewirtschaftung', ['parking']],
    ['a part in another form', 'Bewirtschaftungen', ['parking']],
    ['a part in the middle', 'platz', ['parking']],
    ['a part of several', 'park', ['parking', 'solar']],
    ['what is being typed', 'Inn', ['parking']],
    ['a single sign', 'f', ['ferry']],
    ['all words, in any order', 'föhr fähre', ['ferry']],
    ['nothing where one of the words is missing', 'fähre sylt', []],
    ['whatever the articles between', 'die Fähre für Föhr', ['ferry']],
    ['an umlaut typed without', 'Fahre', ['ferry']],
    ['an umlaut spelled out', 'Faehre', ['ferry']],
    ['what is spelled out, by its umlaut', 'München', ['forest']],
    ['ß as ss', 'Strassen', ['parking']],
    ['accents', 'cafe', ['forest']],
    ['capitals', 'WALDPFLEGE', ['forest']],
    ['what a soft hyphen divides', 'Photovoltaik', ['solar']],
    ['accents that are signs of their own', 'Hängen', ['solar']],
    ['a number', 'Los 10', ['ferry']],
    ['no number that merely begins like it', '1 Los', []],
    ['a short word only where words begin', 'ark', []],
  ])('%s', async (_what, search, expected) => expect(await found(search)).toEqual(expected))

  test('nothing that is not public, for those outside', async () => {
    expect(await found('Deichbau')).toEqual([])
    const clerk = await socketOf(platform.current, anna)
    expect(await found('Deichbau', clerk)).toEqual([])
    const admin = await socketOf(platform.current, 'admin@allmende.example')
    expect(await admin.call('countProjects', { search: 'Deichbau' })).toBe(2)
    clerk.close()
    admin.close()
  })

  test('archived ones in the archive alone', async () => {
    const id = await addListed(db(), { name: 'Altes Schöpfwerk', ...asArchived })
    expect(await visitor.call('getAllProjects', { search: 'schöpfwerk' })).toEqual([])
    expect(await visitor.call('getProjects', { tab: 'archiv', search: 'schöpfwerk' })).toMatchObject([{ id }])
  })

  test('what a tender is called now, not before', async () => {
    const id = await addListed(db(), { name: 'Wehranlage' })
    expect(await visitor.call('getAllProjects', { search: 'wehr' })).toMatchObject([{ id }])
    await db().updateTable('tenders').set({ name: 'Schleuse' }).where('id', '=', id).execute()
    expect(await visitor.call('getAllProjects', { search: 'wehr' })).toEqual([])
    await db().deleteFrom('tenders').where('id', '=', id).execute()
  })
})

describe('what strangers type', () => {
  test.each([
    ['_'],
    ['%'],
    ["'"],
    ["''"],
    ['\\'],
    ["\\' | x:*"],
    ['!'],
    ['a & | b'],
    ['((('],
    ['<->'],
    [':*'],
    ["'); drop table tenders; --"],
    ['\u0000'],
    ['𝔉𝔞𝔥𝔯'],
    ['\u202Efähre\u200B'],
    ['a'.repeat(200)],
    ['ß'.repeat(200)],
    ['a '.repeat(100)],
    ['~~~'],
    ['💧'],
  ])('%j breaks nothing', async (search) => {
    const answer = await visitor
      .call('getProjects', { search })
      .catch((error: { code: number }) => error.code)
    if (!Array.isArray(answer)) expect(answer).toBe(-32602)
  })

  test('is no longer than a line', async () => {
    expect(await refusal(visitor.call('getProjects', { search: 'a'.repeat(201) }))).toMatchObject({
      exceptionTypeName: 'ValidationException',
    })
  })

  test('is read up to the tenth word', async () => {
    const ten = 'fähre nach föhr überfahrt fußgänger winter los 10 fähre föhr'
    expect(await found(ten)).toEqual(['ferry'])
    expect(await found(`${ten} sylt`)).toEqual(['ferry'])
  })
})
