import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { personAt } from '../../rooms/test-room.ts'
import { bytesAt, call, type Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { seeded } from '../../test-hostile-args.ts'
import { allMade, change, type MediaLists, mediaAt, newParcel, plain, sent } from './test-pictures.ts'

const platform = givenPlatform()
const below = seeded(16)
const chance = (share: number) => below(1000) < share * 1000

/** What is known inside of a parcel, said once more. */
type Known = {
  id: number
  isPublic: boolean
  isArchived: boolean
  publicFields: string[]
  images: Media[]
  panoramas: Media[]
  waiting: string
}
type Media = { id: string; name: string; state: 'READY' | 'FAILED' | 'MAKING'; hasTiles: boolean }

let outside: Sender[]
const parcels: Known[] = []

async function givenParcel(clerk: Sender, index: number): Promise<Known> {
  const id = await newParcel(clerk)
  const [flat, wide] = [
    await plain(40, 20).jpeg().toBuffer(),
    await plain(4200, 2100).jpeg({ quality: 20 }).toBuffer(),
  ]
  const hasTiles = index % 4 === 0
  await sent(clerk, id, flat, { name: 'mark-sent.jpg' })
  await sent(clerk, id, flat, { name: 'mark-sent.jpg' })
  await sent(clerk, id, hasTiles ? wide : flat, { as: 'panorama', name: 'mark-sent.jpg' })
  const waiting = await sent(clerk, id, flat, { as: null })
  const lists = await allMade(clerk, id, 60_000)
  const named = (listed: MediaLists['images']) =>
    listed.map((media, at) => ({ id: media.id, name: `mark-${index}-${at}-${media.width}` }))
  const publicFields = ['images', 'panoramas', 'size'].filter(() => chance(0.6))
  const facts = { isPublic: chance(0.75), publicFields }
  await change(clerk, id, { ...facts, images: named(lists.images), panoramas: named(lists.panoramas) })
  const isArchived = chance(0.2)
  if (isArchived) await change(clerk, id, { isArchived })
  const { db } = platform.current.database
  const withState = async (media: { id: string; name: string }, tiles = false): Promise<Media> => {
    const unshown = chance(0.5) ? ('FAILED' as const) : ('MAKING' as const)
    const state = chance(0.7) ? ('READY' as const) : unshown
    await db.updateTable('parcelMedia').set({ state }).where('serverId', '=', media.id).execute()
    return { ...media, state, hasTiles: tiles }
  }
  const images = await Promise.all(named(lists.images).map((media) => withState(media)))
  const panoramas = await Promise.all(named(lists.panoramas).map((media) => withState(media, hasTiles)))
  return { id, ...facts, isArchived, images, panoramas, waiting }
}

beforeAll(async () => {
  const { url } = platform.current
  const clerk = await personAt(url)
  outside = [{ url, token: '' }, await personAt(url, 'emil@deich-erdbau.example')]
  for (let index = 0; index < 9; index++) parcels.push(await givenParcel(clerk, index))
}, 180_000)

/** The whole rule, in other words than the product says it. */
function seenOf(parcel: Known, list: 'images' | 'panoramas'): Media[] | undefined {
  if (!parcel.isPublic || parcel.isArchived || !parcel.publicFields.includes(list)) return undefined
  return parcel[list].filter(({ state }) => state === 'READY')
}
const isSeen = (parcel: Known, id: string): boolean =>
  [seenOf(parcel, 'images'), seenOf(parcel, 'panoramas')].some((list) =>
    list?.some((media) => media.id === id),
  )

test('the page of a parcel names what is seen, and nothing more', async () => {
  for (const parcel of parcels)
    for (const sender of outside) {
      const { result, error } = await call(sender, 'getPropertyById', parcel.id)
      if (!parcel.isPublic || parcel.isArchived) {
        expect(error?.data?.exceptionTypeName).toBe('NotFoundException')
        continue
      }
      for (const list of ['images', 'panoramas'] as const) {
        const told = (result as Record<string, { id: string; name: string; url: string }[]>)[list]
        expect(told?.map(({ id, name, url }) => ({ id, name, url }))).toEqual(
          seenOf(parcel, list)?.map(({ id, name }) => ({ id, name, url: mediaAt(parcel.id, id) })),
        )
      }
      expect(JSON.stringify(result)).not.toContain('mark-sent')
      expect(JSON.stringify(result)).not.toContain('permit')
    }
})

test('whoever guesses numbers gets what is seen, in every size but as it was sent', async () => {
  const strangers = parcels.map(({ id }) => id)
  for (const parcel of parcels)
    for (const id of [...parcel.images, ...parcel.panoramas]
      .map((media) => media.id)
      .concat(parcel.waiting)) {
      const media = [...parcel.images, ...parcel.panoramas].find((one) => one.id === id)
      const expected: Record<string, boolean> = {
        '': isSeen(parcel, id),
        '?size=thumbnail': isSeen(parcel, id),
        '?size=preview': isSeen(parcel, id),
        '?size=web': isSeen(parcel, id),
        '?tile=0-0-0': isSeen(parcel, id) && media?.hasTiles === true,
        '?tile=0-0-0&size=original': isSeen(parcel, id) && media?.hasTiles === true,
        '?size=original': false,
        '?size=huge': false,
        '?permit=': false,
        '?permit=a.b': false,
      }
      for (const [query, isGiven] of Object.entries(expected))
        for (const sender of outside) {
          const { answer } = await bytesAt(sender, mediaAt(parcel.id, id, query), {
            'x-auth-token': sender.token,
          })
          expect([query, media?.state, answer.status]).toEqual([query, media?.state, isGiven ? 200 : 404])
        }
      // Under another parcel it is not there at all.
      const other = strangers.find((one) => one !== parcel.id) ?? 0
      const [visitor] = outside
      if (visitor) expect((await bytesAt(visitor, mediaAt(other, id))).answer.status).toBe(404)
    }
}, 120_000)

test('what is there and not seen is answered like what is not there', async () => {
  const hidden = parcels.find(({ isPublic }) => !isPublic) ?? parcels[0]
  const [visitor] = outside
  if (!hidden || !visitor) throw new Error('none is hidden')
  const told = async (id: string) => {
    const { answer, bytes } = await bytesAt(visitor, mediaAt(hidden.id, id))
    const {
      timestamp: _timestamp,
      path: _path,
      ...words
    } = JSON.parse(bytes.toString()) as Record<string, unknown>
    return { status: answer.status, ...words }
  }
  expect(await told(hidden.waiting)).toEqual(await told(randomUUID()))
})

test('no list, no export and no service of features says a word of pictures', async () => {
  const [visitor] = outside
  if (!visitor) throw new Error('nobody asks')
  const { result } = await call(visitor, 'getProperties', {})
  const answers = [
    JSON.stringify(result),
    ...(await Promise.all(
      [
        '/api/v1/properties.geojson',
        '/api/v1/properties.csv',
        '/ogc/collections/parcels/items?limit=1000',
      ].map(async (path) => (await bytesAt(visitor, path)).bytes.toString()),
    )),
  ]
  for (const answer of answers) {
    expect(answer).not.toMatch(/mark-|gis\/media|permit=/)
    for (const { images, waiting } of parcels)
      for (const id of [waiting, ...images.map((media) => media.id)]) expect(answer).not.toContain(id)
  }
})
