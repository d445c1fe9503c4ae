import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { sendByTus } from '../server/src/rooms/test-uploads.ts'
import { ask } from './asked.ts'
import { newParcel } from './own-parcel.ts'
import { loginToken } from './people.ts'

/** A small sphere with lines all around it, so that one sees it turn. */
function sphere(sky: string): Promise<Buffer> {
  const [width, height] = [1024, 512]
  const lines = Array.from({ length: 24 }, (_, at) => {
    const x = (at * width) / 24
    return `<path d="M${x} 0V${height}" stroke="#fff"/><text x="${x + 3}" y="250" fill="#fff">${at * 15}</text>`
  })
  const ground = `<rect width="${width}" height="${height}" fill="#4a7a3a"/><rect width="${width}" height="256" fill="${sky}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

export type GivenPanorama = { id: string; name: string; markers: string; state: string }
type GivenParcel = { version: number; panoramas: GivenPanorama[] }

export const panoramasOf = async (serverUrl: string, id: number): Promise<GivenParcel> =>
  (await ask(serverUrl, 'anna', 'getPropertyById', id)) as GivenParcel

/** Changes what is known of the panoramas of a parcel; what is not said stays. */
export async function changePanoramas(
  serverUrl: string,
  id: number,
  change: (panorama: GivenPanorama, at: number) => { name?: string; markers?: string } | null,
  facts: object = {},
): Promise<void> {
  const { version, panoramas } = await panoramasOf(serverUrl, id)
  const changed = panoramas.flatMap((panorama, at) => {
    const wanted = change(panorama, at)
    return wanted ? [{ id: panorama.id, name: panorama.name, ...wanted }] : []
  })
  await ask(serverUrl, 'bernd', 'updateProperty', { id, version, panoramas: changed, ...facts })
}

/** A public parcel with panoramas of these names. */
export async function parcelWithPanoramas(serverUrl: string, name: string, names: readonly string[]) {
  const { id, path } = await newParcel(serverUrl, name)
  const sender = { url: serverUrl, token: await loginToken(serverUrl, 'anna') }
  for (const sky of ['#7fb2e5', '#e5a27f'].slice(0, names.length)) {
    const target = `/api/v1/uploads?media=${id}&serverId=${randomUUID()}&as=panorama`
    await sendByTus(sender, target, 'rundblick.jpg', await sphere(sky))
  }
  await expect(async () => {
    const { panoramas } = await panoramasOf(serverUrl, id)
    expect(panoramas.map(({ state }) => state)).toEqual(names.map(() => 'READY'))
  }).toPass({ timeout: 60_000 })
  const outside = { isPublic: true, publicFields: ['panoramas'] }
  await changePanoramas(serverUrl, id, (_panorama, at) => ({ name: names[at] ?? '' }), outside)
  return { id, path }
}
