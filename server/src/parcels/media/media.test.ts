import { newMarker } from '@allmende/domain/parcels/markers.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { personAt, toldBy } from '../../rooms/test-room.ts'
import { bytesAt, call, type Sender, sha256 } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { mediaPermits } from './media-permits.ts'
import { allMade, change, listsOf, mediaAt, newParcel, noisy, plain, sent } from './test-pictures.ts'

const platform = givenPlatform()
let clerk: Sender
let bidder: Sender
beforeAll(async () => {
  const { url } = platform.current
  clerk = await personAt(url)
  bidder = await personAt(url, 'emil@deich-erdbau.example')
})
const visitor = () => ({ url: platform.current.url, token: '' })
const at = (path: string, headers: Record<string, string> = {}) => bytesAt(visitor(), path, headers)
const statusAt = async (path: string, headers: Record<string, string> = {}) =>
  (await at(path, headers)).answer.status
const asClerk = () => ({ 'x-auth-token': clerk.token })
const asBidder = () => ({ 'x-auth-token': bidder.token })
const open = { isPublic: true, publicFields: ['images', 'panoramas'] }
const sizes = ['thumbnail', 'preview', 'web'] as const

describe('what is made of a picture', () => {
  test('sizes that stand upright and say nothing of who took it where', async () => {
    const parcel = await newParcel(clerk, open)
    const exif = { IFD0: { Artist: 'Erika Muster' }, IFD3: { GPSLatitude: '53/1 12/1 0/1' } }
    const content = await noisy(3000, 2000).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
    const id = await sent(clerk, parcel, content)
    const { images } = await allMade(clerk, parcel)
    expect(images[0]).toMatchObject({ state: 'READY', width: 2000, height: 3000 })
    const expected = { thumbnail: [320, 480], preview: [667, 1000], web: [1707, 2560] }
    for (const size of sizes) {
      const { answer, bytes } = await at(mediaAt(parcel, id, `?size=${size}`))
      const { width, height, ...told } = await sharp(bytes).metadata()
      expect([width, height]).toEqual(expected[size])
      expect([told.exif, told.icc, told.xmp, told.orientation]).toEqual(Array(4).fill(undefined))
      expect(bytes.includes('Muster')).toBe(false)
      const headers = ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control']
      expect(headers.map((name) => answer.headers.get(name))).toEqual([
        'image/jpeg',
        'nosniff',
        "sandbox; default-src 'none'",
        'public, max-age=60, must-revalidate',
      ])
      expect(answer.headers.get('content-disposition')).toContain('inline')
    }
    // Without a word it is the one for screens.
    expect((await at(mediaAt(parcel, id))).bytes).toEqual((await at(mediaAt(parcel, id, '?size=web'))).bytes)
  })

  test('a wide panorama comes in pieces; all of them make up the whole', async () => {
    const parcel = await newParcel(clerk, open)
    const halves = await plain(6000, 3000, '#ff0000')
      .composite([{ input: await plain(3000, 3000, '#0000ff').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    const id = await sent(clerk, parcel, halves, { as: 'panorama' })
    const { panoramas } = await allMade(clerk, parcel)
    expect(panoramas[0]?.levels).toEqual([
      { width: 3000, cols: 4, rows: 2 },
      { width: 6000, cols: 8, rows: 4 },
    ])
    const web = await sharp((await at(mediaAt(parcel, id))).bytes).metadata()
    const preview = await sharp((await at(mediaAt(parcel, id, '?size=preview'))).bytes).metadata()
    expect([web.width, web.height, preview.width, preview.height]).toEqual([4096, 2048, 2048, 1024])
    for (const [level, col, row, isBlue] of [
      [0, 0, 0, true],
      [0, 3, 1, false],
      [1, 3, 3, true],
      [1, 7, 0, false],
    ] as const) {
      const { answer, bytes } = await at(mediaAt(parcel, id, `?tile=${level}-${col}-${row}`))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([750, 750])
      expect((await sharp(bytes).stats()).dominant.b > 200).toBe(isBlue)
    }
    const none = ['2-0-0', '0-4-0', '0-0-2', '1-8-0', '0-0', '-1-0-0', 'a-b-c', '0-0-0-0', '9999-0-0']
    expect(await Promise.all(none.map((tile) => statusAt(mediaAt(parcel, id, `?tile=${tile}`))))).toEqual(
      none.map(() => 404),
    )
  }, 60_000)

  test('200 thumbnails and pieces at once cost none of the calls', async () => {
    const parcel = await newParcel(clerk, open)
    const id = await sent(clerk, parcel, await plain(500, 300).jpeg().toBuffer())
    await allMade(clerk, parcel)
    const asked = Array.from({ length: 200 }, () => statusAt(mediaAt(parcel, id, '?size=thumbnail')))
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  })
})

describe('who sees it', () => {
  let parcel: number
  let [image, panorama, waiting] = ['', '', '']
  const content = plain(2000, 1000).jpeg().toBuffer()
  beforeAll(async () => {
    parcel = await newParcel(clerk)
    image = await sent(clerk, parcel, await content, { name: 'Hof.jpg' })
    panorama = await sent(clerk, parcel, await content, { as: 'panorama' })
    waiting = await sent(clerk, parcel, await content, { as: null })
    await allMade(clerk, parcel)
  })
  const everyone = async (id: string, query = '') =>
    Promise.all([statusAt(mediaAt(parcel, id, query)), statusAt(mediaAt(parcel, id, query), asBidder())])

  test('what is not public nobody outside, whatever of it', async () => {
    for (const id of [image, panorama, waiting])
      for (const query of ['', '?size=thumbnail', '?size=original', '?tile=0-0-0'])
        expect(await everyone(id, query)).toEqual([404, 404])
    expect(await statusAt(mediaAt(parcel, image), asClerk())).toBe(200)
  })

  test('of a public parcel the public list alone, and never what was sent', async () => {
    await change(clerk, parcel, { isPublic: true, publicFields: ['images'] })
    expect(await everyone(image)).toEqual([200, 200])
    expect(await everyone(image, '?size=original')).toEqual([404, 404])
    expect(await everyone(panorama)).toEqual([404, 404])
    expect(await everyone(waiting)).toEqual([404, 404])
    await change(clerk, parcel, { publicFields: ['panoramas'] })
    expect(await everyone(image)).toEqual([404, 404])
    expect(await everyone(panorama)).toEqual([200, 200])
    await change(clerk, parcel, { isArchived: true })
    expect(await everyone(panorama)).toEqual([404, 404])
    await change(clerk, parcel, { isArchived: false })
    await change(clerk, parcel, { isPublic: false })
  })

  test('those inside by what is signed in the address, and what was sent is saved', async () => {
    const { images } = await listsOf(clerk, parcel)
    const url = images[0]?.url ?? ''
    expect(url).toMatch(/\?permit=/)
    const { answer } = await at(`${url}&size=thumbnail`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    const original = await at(`${url}&size=original`)
    expect(sha256(original.bytes)).toBe(sha256(await content))
    expect(original.answer.headers.get('content-disposition')).toMatch(/^attachment.*Hof\.jpg/)
    // The same for a while, so that browsers find it again.
    expect((await listsOf(clerk, parcel)).images[0]?.url).toBe(url)
    const changed = await change(clerk, parcel, { size: 10 })
    expect(changed.result.images[0].url).toBe(url)
    // Of another parcel it is none.
    const other = await newParcel(clerk)
    const theirs = await sent(clerk, other, await content)
    expect(await statusAt(mediaAt(other, theirs, `?permit=${url.split('permit=')[1]}`))).toBe(404)
    expect(await statusAt(`${url}x`)).toBe(404)
  })

  test('nobody outside is given anything signed', async () => {
    await change(clerk, parcel, open)
    for (const sender of [visitor(), bidder]) {
      const { images, panoramas } = await listsOf(sender, parcel)
      expect([images[0]?.url, panoramas[0]?.url]).toEqual([mediaAt(parcel, image), mediaAt(parcel, panorama)])
      expect(images[0]?.originalFileName).toBe('')
    }
    await change(clerk, parcel, { isPublic: false })
  })

  test('an address that is too old says so, and one dies with its session', async () => {
    const [session] = await platform.current.database.db.selectFrom('sessions').selectAll().limit(1).execute()
    expect(session).toBeDefined()
    const passing = await personAt(platform.current.url, 'bernd.bau@allmende.example')
    const url = (await listsOf(passing, parcel)).images[0]?.url ?? ''
    expect(await statusAt(url)).toBe(200)
    await call(passing, 'logout')
    expect(await toldBy((await fetch(platform.current.url + url)) as Response)).toEqual([
      410,
      expect.any(String),
    ])
  })

  test('what the browser has already is not sent again', async () => {
    const { images } = await listsOf(clerk, parcel)
    const url = `${images[0]?.url}&size=preview`
    const { answer } = await at(url)
    const again = await at(url, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0])
  })
})

test.each([
  ['12:00:00.000Z', 60],
  ['12:02:00.000Z', 58],
  ['12:04:59.999Z', 56],
])('an address given at %s is good for an hour at most', async (time, minutes) => {
  const key = Buffer.alloc(32)
  const now = new Date(`2026-11-17T${time}`)
  const context = { session: null, now, language: 'de', secretKey: async () => key } as never
  const permit = await mediaPermits.give(context, { parcelId: 1 })
  const left = (mediaPermits.open(key, permit)?.expires.getTime() ?? 0) - now.getTime()
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect(Math.ceil(left / 60_000)).toBe(minutes)
})

describe('lists are changed', () => {
  test('in order and names; what is dropped is gone, and none is invented or doubled', async () => {
    const parcel = await newParcel(clerk, open)
    const content = await plain(40, 20).jpeg().toBuffer()
    const [one, two] = [await sent(clerk, parcel, content), await sent(clerk, parcel, content)]
    const sphere = await sent(clerk, parcel, content, { as: 'panorama' })
    await allMade(clerk, parcel)
    const { error, result } = await change(clerk, parcel, {
      images: [
        { id: two, name: 'Zwei' },
        { id: one, name: 'Eins' },
      ],
    })
    expect([error, result.images.map(({ name }: { name: string }) => name)]).toEqual([
      undefined,
      ['Zwei', 'Eins'],
    ])
    const refusals = {
      mediaUnknown: { images: [{ id: crypto.randomUUID(), name: '' }] },
      'of another list': { images: [{ id: sphere, name: '' }] },
      mediaDoubled: { images: [one, one].map((id) => ({ id, name: '' })) },
    }
    for (const changed of Object.values(refusals))
      expect((await change(clerk, parcel, changed)).error?.data?.exceptionTypeName).toBe(
        'ValidationException',
      )
    await change(clerk, parcel, { images: [{ id: one, name: 'Eins' }] })
    expect(await statusAt(mediaAt(parcel, two))).toBe(404)
    const { db } = platform.current.database
    const discarded = await db
      .selectFrom('storedFiles')
      .select('id')
      .where('discarded', 'is not', null)
      .execute()
    expect(discarded.length).toBeGreaterThanOrEqual(4)
    expect(await statusAt(mediaAt(parcel, one))).toBe(200)
  })

  test('of a dropped panorama no other leads there any more', async () => {
    const parcel = await newParcel(clerk)
    const content = await plain(40, 20).jpeg().toBuffer()
    const [one, two] = [
      await sent(clerk, parcel, content, { as: 'panorama' }),
      await sent(clerk, parcel, content, { as: 'panorama' }),
    ]
    const marker = {
      ...newMarker('weg', { type: 'waypoint', position: { yaw: 0, pitch: 0 } }),
      tooltip: { content: 'Weiter', position: 'top center' },
      data: { type: 'waypoint', deletable: true, url: mediaAt(parcel, two) },
    }
    const linked = [
      { id: one, name: 'Eins', markers: JSON.stringify([marker]) },
      { id: two, name: 'Zwei' },
    ]
    expect((await change(clerk, parcel, { panoramas: linked })).error).toBeUndefined()
    expect((await listsOf(clerk, parcel)).panoramas[0]?.markers).toContain(two)
    await change(clerk, parcel, { panoramas: [{ id: one, name: 'Eins' }] })
    const { panoramas } = await listsOf(clerk, parcel)
    expect(panoramas[0]?.markers).toContain('Weiter')
    expect(panoramas[0]?.markers).not.toContain(two)
  })

  test('a picture that is not a sphere becomes no panorama', async () => {
    const parcel = await newParcel(clerk)
    const waiting = await sent(clerk, parcel, await plain(40, 30).jpeg().toBuffer(), { as: null })
    const { error } = await change(clerk, parcel, { panoramas: [{ id: waiting, name: '' }] })
    expect(error?.message).toContain('40 × 20')
  })
})
