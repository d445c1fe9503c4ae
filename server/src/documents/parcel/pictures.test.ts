import { beforeAll, expect, test } from 'vitest'
import { allMade, change, newParcel, noisy, sent } from '../../parcels/media/test-pictures.ts'
import { call, type Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform, logIn } from '../../test-platform.ts'
import { lettersIn } from '../test-papers.ts'

const platform = givenPlatform()
let clerk: Sender
let parcel: number
const ids: string[] = []

beforeAll(async () => {
  const { url } = platform.current
  clerk = { url, token: await logIn(url, 'clara.kaemmerei@allmende.example') }
  parcel = await newParcel(clerk, { isPublic: true, publicFields: ['images'] })
  for (const width of [600, 400, 300])
    ids.push(await sent(clerk, parcel, await noisy(width, 200).jpeg().toBuffer()))
  await change(clerk, parcel, {
    images: ids.map((id, at) => ({ id, name: at === 0 ? 'Blick nach Norden' : '' })),
  })
  await allMade(clerk, parcel)
}, 60_000)

/** As a visitor, who has no token. */
async function exposeOf(request: object): Promise<Buffer> {
  const visitor = { ...clerk, token: '' }
  const { result } = await call(visitor, 'createPDFAndGetDownloadLink', {
    kind: 'parcel',
    id: parcel,
    ...request,
  })
  return Buffer.from(await (await fetch(new URL(result, clerk.url))).arrayBuffer())
}
const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

test('the first pictures stand in it with their captions, or those that were chosen', async () => {
  const usual = await exposeOf({})
  expect(picturesIn(usual)).toBe(3)
  expect(lettersIn(usual)).toContain('BlicknachNorden')
  const chosen = await exposeOf({ images: [ids[1], '7f3a8f0e-6c0e-4a0e-9d7c-0a3b6f9d1c11'] })
  expect(picturesIn(chosen)).toBe(1)
  expect(lettersIn(chosen)).not.toContain('BlicknachNorden')
  expect(lettersIn(chosen)).toContain('2weitereBilder')
  expect(picturesIn(await exposeOf({ images: [] }))).toBe(0)
})

test('the page names the first picture; pictures that are not public stand nowhere', async () => {
  const page = async () => (await fetch(`${clerk.url}/grundstuecke/${parcel}`)).text()
  const address = `${clerk.url}/api/v1/files/gis/media/${parcel}/${ids[0]}?size=web`
  expect(await page()).toContain(`<meta property="og:image" content="${address}" />`)
  expect((await fetch(address)).headers.get('content-type')).toBe('image/jpeg')
  await change(clerk, parcel, { publicFields: [] })
  expect(await page()).not.toContain('og:image')
  expect(picturesIn(await exposeOf({ images: ids }))).toBe(0)
})
