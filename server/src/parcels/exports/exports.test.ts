import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { makeLocation, makeParcel, square } from '../test-parcel.ts'

const platform = givenPlatform()
let clerk: TestSocket
let visitor: TestSocket
let token: string

beforeAll(async () => {
  const { url, database } = platform.current
  await database.db.deleteFrom('parcels').execute()
  token = await logIn(url, 'clara.kaemmerei@allmende.example')
  clerk = await openSocket(url, token)
  visitor = await openSocket(url)
  const siel = await makeLocation(clerk, '=Siel')
  const additionalFields = [{ name: 'Pacht', value: '+1', isShared: false, preventDeletion: false }]
  for (const [name, isPublic] of [
    ['Weide; "groß"', true],
    ['Acker', false],
  ] as const)
    await makeParcel(clerk, name, siel, {
      isPublic,
      size: 8400.5,
      availability: true,
      geoJson: square(8.93, 53.21),
      publicFields: ['size'],
      additionalFields,
    })
  // More than are read at once.
  const rows = Array.from({ length: 250 }, (_, at) => ({
    name: `Los ${at}`,
    nameSort: `los ${at}`,
    nameFolded: `los ${at}`,
  }))
  await database.db.insertInto('parcels').values(rows).execute()
})
afterAll(() => [clerk, visitor].forEach((socket) => socket.close()))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, platform.current.url), { headers })
  // The mark of UTF-8 is kept.
  return { answer, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()) }
}

test('staff get a table of everything, visitors what is public, hidden cells empty', async () => {
  const { answer, text } = await get('/api/v1/properties.csv', { 'x-auth-token': token })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="grundstuecke.csv"')
  const [head, first, ...rest] = text.split('\r\n')
  expect(head).toBe(
    '\uFEFF"Nummer";"Name";"Standort";"Adresse";"Breite des Standorts";"Länge des Standorts";"Flurkennzeichnung";"Größe (qm)";"Bebaut";"In einem Bebauungsplan";"Bebauungsplan in Vorbereitung";"Verfügbar";"Hinweise zur Verfügbarkeit";"Erschließung";"Erlaubte Nutzung";"Kurzexposé";"Öffentlich";"Archiviert";"Pacht"',
  )
  expect(first).toMatch(
    /^"\d+";"Weide; ""groß""";"'=Siel";"";"53,21";"8,93";"";"8400,5";"";"";"";"Ja";"";"";"";"";"Ja";"Nein";"'\+1"$/,
  )
  expect(rest).toHaveLength(252)
  const outside = (await get('/api/v1/properties.csv')).text.split('\r\n')
  expect(outside).toHaveLength(3)
  expect(outside[1]).toMatch(/^"\d+";"Weide; ""groß""";"";"";"";"";"";"8400,5";"";"";"";"";"";"";"";""$/)
})

test('a filter in the address is the filter of the list; what it is not is refused', async () => {
  const { answer, text } = await get('/api/v1/properties.geojson?name=weide&minSize=8000')
  expect(answer.headers.get('content-type')).toBe('application/geo+json')
  expect(JSON.parse(text)).toMatchObject({
    type: 'FeatureCollection',
    features: [{ geometry: null, properties: { name: 'Weide; "groß"', size: 8400.5 } }],
  })
  expect(
    JSON.parse((await get('/api/v1/properties.geojson', { 'x-auth-token': token })).text).features,
  ).toHaveLength(252)
  for (const query of ['colour=green', 'minSize=x', 'archived=perhaps', 'name=a&name=b'])
    expect((await get(`/api/v1/properties.csv?${query}`)).answer.status).toBe(400)
})

test('a link has the rights of who asked for it, as long as her session lasts', async () => {
  const linkOf = (socket: TestSocket) =>
    socket.call('getPropertiesExportLink', 'geojson', { minSize: 1 }) as Promise<string>
  const [own, everybodys] = [await linkOf(clerk), await linkOf(visitor)]
  const namesIn = async (link: string) =>
    JSON.parse((await get(link)).text).features.map(
      ({ properties }: { properties: { name: string } }) => properties.name,
    )
  expect(await namesIn(own)).toEqual(['Weide; "groß"', 'Acker'])
  expect(await namesIn(everybodys)).toEqual(['Weide; "groß"'])
  expect((await get(`${own}x`)).answer.status).toBe(404)
  const other = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'bernd.bau@allmende.example'),
  )
  const ended = await linkOf(other)
  await other.call('logout')
  expect((await get(ended)).answer.status).toBe(410)
  other.close()
})
