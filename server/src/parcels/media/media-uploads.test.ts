import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { german, personAt, toldBy } from '../../rooms/test-room.ts'
import { type Sender, sendRest, sha256, tus } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import {
  allMade,
  change,
  listsOf,
  mediaAt,
  newParcel,
  noisy,
  plain,
  sendMedia,
  sent,
  targetOf,
} from './test-pictures.ts'

const platform = givenPlatform()
let clerk: Sender
let bidder: Sender
let parcel: number
beforeAll(async () => {
  const { url } = platform.current
  clerk = await personAt(url)
  bidder = await personAt(url, 'emil@deich-erdbau.example')
  parcel = await newParcel(clerk)
})
const jpeg = (width = 60, height = 40) => plain(width, height).jpeg().toBuffer()

/** The same header in a picture that says it is larger. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await plain(10, 10).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe('what is taken', () => {
  test('a picture is at the end of its list at once, and in the log', async () => {
    const { version } = await listsOf(clerk, parcel)
    const content = await jpeg()
    const [one, other] = [
      await sent(clerk, parcel, content, { name: 'Weide am Deich.JPG' }),
      await sent(clerk, parcel, content),
    ]
    const lists = await listsOf(clerk, parcel)
    expect(lists.version).toBe(version + 2)
    expect(lists.images.map(({ id }) => id)).toEqual([one, other])
    expect(lists.images[0]).toMatchObject({
      name: '',
      originalFileName: 'Weide am Deich.JPG',
      width: 60,
      height: 40,
      fileSizeInBytes: content.length,
    })
    const logged = await listLogEntries(
      platform.current.database.db,
      { projectId: null, type: 'PROPERTY_DOCUMENT_ADDED' },
      {},
    )
    expect(JSON.stringify(logged)).toContain(sha256(content))
    expect(JSON.stringify(logged)).toContain('Weide am Deich.JPG')
  })

  test('a panorama is twice as wide as high', async () => {
    const panorama = await sent(clerk, parcel, await jpeg(1000, 500), { as: 'panorama' })
    await sent(clerk, parcel, await jpeg(1001, 500), { as: 'panorama' })
    const lists = await listsOf(clerk, parcel)
    expect(lists.panoramas[0]).toMatchObject({ id: panorama, markers: '[]', width: 1000, height: 500 })
    expect(await sendMedia(clerk, parcel, await jpeg(900, 600), { as: 'panorama', name: 'hof.jpg' })).toEqual(
      [
        400,
        expect.stringContaining('„hof.jpg“ hat 900 × 600 Pixel; bei dieser Breite müssten es 900 × 450 sein'),
      ],
    )
  })

  test('one that is cut on its way goes on where it was', async () => {
    const content = await noisy(700, 700).jpeg().toBuffer()
    const serverId = randomUUID()
    const begun = await tus(clerk).create(targetOf(parcel, serverId, 'image'), 'cut.jpg', content.length)
    const location = begun.headers.get('location') ?? ''
    await tus(clerk).patchAndCut(location, 0, content.subarray(0, 90_000))
    await expect.poll(() => sendRest(clerk, location, content), { timeout: 10_000 }).toBe(204)
    expect((await listsOf(clerk, parcel)).images.map(({ id }) => id)).toContain(serverId)
    // The answer was lost: asked again nothing happens twice.
    const { version } = await listsOf(clerk, parcel)
    expect(await sendRest(clerk, location, content)).toBe(204)
    expect((await listsOf(clerk, parcel)).version).toBe(version)
  })

  test('without a place it waits until a list names it', async () => {
    const waiting = await sent(clerk, parcel, await jpeg(), { as: null })
    const { images } = await listsOf(clerk, parcel)
    expect(images.map(({ id }) => id)).not.toContain(waiting)
    const named = [...images, { id: waiting, name: 'Tor' }].map(({ id, name }) => ({ id, name }))
    expect((await change(clerk, parcel, { images: named })).result.images.at(-1)).toMatchObject({
      id: waiting,
      name: 'Tor',
    })
  })
})

describe('what is refused leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1`)])
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['a text', () => Buffer.from('Kein Bild'), /ist kein Bild/],
    ['a drawing with a script', () => Buffer.from(svg), /ist kein Bild/],
    ['a document', () => Buffer.from('%PDF-1.7'), /ist kein Bild/],
    ['a moving picture', () => plain(9, 9).gif().toBuffer(), /ist kein Bild/],
    ['one from a phone', () => box('heic'), /HEIC.*als JPEG/],
    ['its successor', () => box('avif'), /AVIF.*als JPEG/],
    ['a bomb', () => bomb(30_000, 30_000), /mehr als 400 Millionen Pixel/],
    [
      'one that breaks off',
      async () => (await noisy(200, 200).jpeg().toBuffer()).subarray(0, 4000),
      /beschädigt/,
    ],
    [
      'a beginning and then a page',
      () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from(svg)]),
      /kein Bild|beschädigt/,
    ],
  ]
  test.each(cases)('%s', async (_about, content, sentence) => {
    const before = await listsOf(clerk, parcel)
    const given = await content()
    expect(await sendMedia(clerk, parcel, given)).toEqual([400, expect.stringMatching(sentence)])
    expect((await listsOf(clerk, parcel)).version).toBe(before.version)
    const { db } = platform.current.database
    expect(await db.selectFrom('uploads').select('id').where('length', '=', given.length).execute()).toEqual(
      [],
    )
  })

  test('a number that is used, malformed or of another parcel', async () => {
    const used = await sent(clerk, parcel, await jpeg())
    const other = await jpeg(61, 41)
    const begun = await tus(clerk).create(targetOf(parcel, used, 'image'), 'x.jpg', 3 + other.length)
    expect(begun.status).toBe(409)
    expect(await sendMedia(clerk, await newParcel(clerk), await jpeg(), { serverId: used })).toEqual([
      409,
      expect.any(String),
    ])
    expect(await sendMedia(clerk, parcel, await jpeg(), { serverId: 'bild' })).toEqual([
      404,
      expect.any(String),
    ])
    const upper = used.toUpperCase()
    const another = await noisy(80, 60).jpeg().toBuffer()
    expect(await sendMedia(clerk, parcel, another, { serverId: upper })).toEqual([409, expect.any(String)])
    // The very same once more is no other one: her first answer was lost.
    const before = await listsOf(clerk, parcel)
    expect(await sendMedia(clerk, parcel, await jpeg(), { serverId: used })).toBe(used)
    expect(await listsOf(clerk, parcel)).toMatchObject({ version: before.version })
    // What is gone leaves its number to nobody.
    const images = before.images.filter(({ id }) => id !== used).map(({ id, name }) => ({ id, name }))
    await change(clerk, parcel, { images })
    expect(await sendMedia(clerk, parcel, await jpeg(), { serverId: used })).toEqual([
      409,
      expect.any(String),
    ])
  })

  test('an archived parcel, a full one, and whoever is not inside', async () => {
    const archived = await newParcel(clerk)
    await change(clerk, archived, { isArchived: true })
    expect(await sendMedia(clerk, archived, await jpeg())).toEqual([
      409,
      expect.stringContaining('archiviertes'),
    ])
    expect(await sendMedia(bidder, parcel, await jpeg())).toEqual([403, expect.any(String)])
    const full = await newParcel(clerk)
    const many = Array.from({ length: 500 }, () => ({ id: randomUUID(), name: '' }))
    const { db } = platform.current.database
    await db
      .updateTable('parcels')
      .set({ images: JSON.stringify(many) })
      .where('id', '=', full)
      .execute()
    expect(await sendMedia(clerk, full, await jpeg())).toEqual([
      409,
      expect.stringContaining('schon 500 Bilder'),
    ])
  })
})

describe('a form', () => {
  const sendForm = (files: Record<string, Buffer>, { token } = clerk, id = parcel) => {
    const form = new FormData()
    for (const [name, content] of Object.entries(files))
      form.append('files', new Blob([content as never]), name)
    const headers = { 'x-auth-token': token, ...german }
    return fetch(`${clerk.url}/api/v1/files/gis/media/${id}`, { method: 'POST', headers, body: form }).then(
      toldBy,
    )
  }

  test('takes pictures called by their numbers, which wait for a list', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const files = { [one]: await jpeg(), [other]: await jpeg(200, 100) }
    expect(await sendForm(files)).toEqual([200, ''])
    // Sent again because the answer was lost.
    expect(await sendForm(files)).toEqual([200, ''])
    expect(await sendForm({ [one]: await jpeg(61, 40) })).toEqual([409, expect.any(String)])
    const { images, panoramas } = await listsOf(clerk, parcel)
    const names = (listed: { id: string; name: string }[]) => listed.map(({ id, name }) => ({ id, name }))
    const { result } = await change(clerk, parcel, {
      images: [...names(images), { id: one, name: 'Eins' }],
      panoramas: [...names(panoramas), { id: other, name: 'Zwei' }],
    })
    expect([result.images.at(-1).name, result.panoramas.at(-1).name]).toEqual(['Eins', 'Zwei'])
    await allMade(clerk, parcel)
    const header = { headers: { 'x-auth-token': clerk.token } }
    expect((await fetch(clerk.url + mediaAt(parcel, one), header)).status).toBe(200)
  })

  test('other names, other files and others are refused', async () => {
    expect(await sendForm({ 'bild.jpg': await jpeg() })).toEqual([400, expect.stringContaining('UUID')])
    expect(await sendForm({ [randomUUID()]: Buffer.from('x') })).toEqual([
      400,
      expect.stringContaining('kein Bild'),
    ])
    expect(await sendForm({ [randomUUID()]: await jpeg() }, bidder)).toEqual([403, expect.any(String)])
    expect(await sendForm({ [randomUUID()]: await jpeg() }, clerk, 4711)).toEqual([404, expect.any(String)])
  })
})
