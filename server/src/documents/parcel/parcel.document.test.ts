import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeParcel, type Made, makeLocation, makeParcel, square } from '../../parcels/test-parcel.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { drawnText } from '../test-drawn-text.ts'

const platform = givenPlatform()
let clerk: TestSocket
let visitor: TestSocket
let weide: Made
let acker: Made

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  visitor = await openSocket(url)
  const siel = await makeLocation(clerk, 'Altes Siel', { latitude: 54.1, longitude: 9.2 })
  weide = await makeParcel(clerk, 'Weide am Siel', siel, {
    isPublic: true,
    size: 12_400,
    plat: 'Flur 7, 12/3',
    geoJson: square(9.2, 54.1),
    description: '## Zum Anschauen\n\nEine **ruhige** Weide.',
    internalNotes: 'Preis nicht nennen',
    publicFields: ['size', 'description', 'geoJson', 'location'],
    additionalFields: [
      { name: 'Bodenwert', value: '31 Euro', isShared: true, preventDeletion: false },
      { name: 'Schmerzgrenze', value: '27 Euro', isShared: false, preventDeletion: false },
    ],
  })
  acker = await makeParcel(clerk, 'Geheimer Acker', siel, {
    geoJson: square(9.2012, 54.1),
    publicFields: ['geoJson'],
  })
})
afterAll(() => [clerk, visitor].forEach((socket) => socket.close()))

async function exposeFor(socket: TestSocket, request: object): Promise<Buffer> {
  const link = (await socket.call('createPDFAndGetDownloadLink', { kind: 'parcel', ...request })) as string
  const answer = await fetch(new URL(link, platform.current.url))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
/** What stands on it, page by page; when it was made stands on every one and is left out. */
const wordsOf = (pdf: Buffer): string =>
  drawnText(pdf)
    .flat()
    .map(({ text }) => text)
    .join('\n')
    .replace(/\d{1,2}\. \S+ \d{4}[^\n]*|\d\d\.\d\d\.\d\d\d\d[^\n]*/g, '')

describe('what stands in an exposé', () => {
  test('a visitor reads what is public, and nothing else', async () => {
    const pdf = await exposeFor(visitor, { id: weide.id })
    const words = wordsOf(pdf)
    for (const told of [
      'Weide am Siel',
      'Altes Siel',
      'Steckbrief',
      '12.400 qm (1,24 ha)',
      'Bodenwert',
      '31 Euro',
      'Kurzexposé',
      'Zum Anschauen',
      'Eine ruhige Weide.',
      'Rechtshinweis',
      '54,1005° N, 9,2005° O (WGS 84)',
      '50 m',
    ])
      expect(words, told).toContain(told)
    for (const hidden of ['Schmerzgrenze', '27 Euro', 'Preis', 'Flur 7', 'Geheimer', 'INTERN', 'Intern:'])
      expect(words, hidden).not.toContain(hidden)
    const text = pdf.toString('latin1')
    expect(text).toMatch(/\/S \/Figure/)
    expect(text).not.toContain('Geheimer')
  })

  test('those inside read all of it, marked on every page; their public one is the visitor’s', async () => {
    const words = wordsOf(await exposeFor(clerk, { id: weide.id }))
    for (const told of ['Schmerzgrenze', 'Preis nicht nennen', 'Flur 7, 12/3', 'INTERN', 'clara.kaemmerei'])
      expect(words, told).toContain(told)
    expect(words).toContain('Geheimer')
    expect(words).toContain('Schmerzgrenze (intern)')
    for (const seen of ['Bodenwert (intern)', 'Beschreibung (intern)']) expect(words).not.toContain(seen)
    const asVisitor = wordsOf(await exposeFor(clerk, { id: weide.id, asVisitor: true }))
    expect(asVisitor).toBe(wordsOf(await exposeFor(visitor, { id: weide.id })))
  })

  test('several are one document with contents; one that may not be seen is none', async () => {
    const words = wordsOf(await exposeFor(clerk, { ids: [weide.id, acker.id] }))
    for (const told of ['Exposé: 2 Grundstücke', 'Inhalt', 'Weide am Siel', 'Geheimer Acker'])
      expect(words, told).toContain(told)
    const refused = visitor.call('createPDFAndGetDownloadLink', {
      kind: 'parcel',
      ids: [weide.id, acker.id],
    })
    await expect(refused).rejects.toMatchObject({ data: { exceptionTypeName: 'NotFoundException' } })
  })

  test('so many that their contents need pages of their own have them', async () => {
    const { locationId } = weide as Made & { locationId: number }
    const ids = [weide.id]
    for (let at = 1; at < 50; at++)
      ids.push((await clerk.call('createProperty', `Los ${at} am Rand`, locationId)) as number)
    const pages = drawnText(await exposeFor(clerk, { ids })).map((page) => page.map(({ text }) => text))
    const contents = pages.filter((page) => page.filter((text) => /^Los \d+ am Rand/.test(text)).length > 5)
    expect(contents.length).toBeGreaterThanOrEqual(2)
    const tooMany = clerk.call('createPDFAndGetDownloadLink', { kind: 'parcel', ids: [...ids, 4711] })
    await expect(tooMany).rejects.toMatchObject({ data: { exceptionTypeName: 'ValidationException' } })
  }, 60_000)

  test('what is no longer public is not had by an older link', async () => {
    const link = (await visitor.call('createPDFAndGetDownloadLink', {
      kind: 'parcel',
      id: weide.id,
    })) as string
    await changeParcel(clerk, weide.id, { isPublic: false })
    expect((await fetch(new URL(link, platform.current.url))).status).toBe(404)
    const hidden = wordsOf(await exposeFor(clerk, { id: weide.id, asVisitor: true }))
    expect(hidden).toContain('Intern: Dieses Grundstück ist nicht veröffentlicht.')
    await changeParcel(clerk, weide.id, { isPublic: true })
  })

  test('a location alone is drawn as a place, and nothing known is no map', async () => {
    const { locationId } = weide as Made & { locationId: number }
    const bare = await makeParcel(clerk, 'Ohne Form', locationId, { isPublic: true })
    expect(wordsOf(await exposeFor(clerk, { id: bare.id }))).toContain('Eingezeichnet ist der Standort.')
    const seen = wordsOf(await exposeFor(visitor, { id: bare.id }))
    expect(seen).not.toContain('WGS 84')
    expect(seen).toContain('Keine Angaben')
  })

  test('neither both nor none of id and ids', async () => {
    for (const wrong of [{}, { id: weide.id, ids: [weide.id] }, { ids: [] }])
      await expect(
        visitor.call('createPDFAndGetDownloadLink', { kind: 'parcel', ...wrong }),
      ).rejects.toMatchObject({ data: { exceptionTypeName: 'ValidationException' } })
  })
})

test('heavy shapes and hostile text come in time', async () => {
  const { locationId } = weide as Made & { locationId: number }
  const ring = Array.from({ length: 4_900 }, (_, at) => {
    const angle = (at / 4_900) * 2 * Math.PI
    const far = at % 2 === 0 ? 0.01 : 0.0098
    return [9.3 + far * Math.cos(angle), 54.2 + far * Math.sin(angle)].map((degrees) =>
      Number(degrees.toFixed(8)),
    )
  })
  const heavy = await makeParcel(clerk, '"><script>', locationId, {
    isPublic: true,
    publicFields: ['geoJson', 'description'],
    geoJson: JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] }),
    description: `${'#'.repeat(50)}\n${'[('.repeat(20_000)}\n${'* '.repeat(10_000)}`,
  })
  const started = performance.now()
  const pdf = await exposeFor(visitor, { id: heavy.id })
  expect(performance.now() - started).toBeLessThan(20_000)
  expect(pdf.length).toBeLessThan(2_000_000)
}, 60_000)
