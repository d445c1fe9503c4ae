import { randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { vi } from 'vitest'
import { german, toldBy } from '../../rooms/test-room.ts'
import { call, offsetIn, type Sender, tus } from '../../rooms/test-uploads.ts'

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#3a5'): Sharp =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** One that fills its file, so that it can be cut somewhere. */
export const noisy = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

/** Null waits for a list to name it. */
export type As = 'image' | 'panorama' | null

export const targetOf = (parcelId: number, serverId: string, as: As): string =>
  `/api/v1/uploads?media=${parcelId}&serverId=${serverId}${as ? `&as=${as}` : ''}`

/** Sends a picture and says how that ended: its number, or the status and the sentence. */
export async function sendMedia(
  sender: Sender,
  parcelId: number,
  content: Buffer,
  { as = 'image' as As, name = 'bild.jpg', serverId = randomUUID() as string } = {},
): Promise<string | [number, string]> {
  const begun = await tus(sender).create(targetOf(parcelId, serverId, as), name, content.length, german)
  if (begun.status !== 201) return toldBy(begun)
  const sent = await tus(sender).patch(begun.headers.get('location') ?? '', 0, content, german)
  return sent.status === 204 && offsetIn(sent) === content.length ? serverId : toldBy(sent)
}

export const sent = async (...args: Parameters<typeof sendMedia>): Promise<string> => {
  const answer = await sendMedia(...args)
  if (typeof answer !== 'string') throw new Error(answer.join(' '))
  return answer
}

type Listed = {
  id: string
  name: string
  url: string
  state: string
  problem?: string
  width: number
  height: number
  originalFileName: string
  markers: string
  levels: { width: number; cols: number; rows: number }[]
}
export type MediaLists = { version: number; images: Listed[]; panoramas: Listed[] }

export const listsOf = async (sender: Sender, parcelId: number): Promise<MediaLists> =>
  (await call(sender, 'getPropertyById', parcelId)).result

/** Waits until nothing is being made any more. */
export const allMade = (sender: Sender, parcelId: number, timeout = 30_000): Promise<MediaLists> =>
  vi.waitFor(
    async () => {
      const lists = await listsOf(sender, parcelId)
      const isMaking = ({ state, width, levels }: Listed) =>
        state === 'MAKING' || (levels !== undefined && width > 4096 && levels.length === 0)
      if ([...lists.images, ...lists.panoramas].some(isMaking)) throw new Error('still being made')
      return lists
    },
    { timeout, interval: 100 },
  )

export const newParcel = async (sender: Sender, facts: object = {}): Promise<number> => {
  const place = { name: `Ort ${randomUUID()}`, latitude: 53.2, longitude: 8.9 }
  const location = (await call(sender, 'createLocation', place)).result
  const id = (await call(sender, 'createProperty', `Wiese ${randomUUID()}`, location)).result
  await change(sender, id, facts)
  return id
}

export const change = async (sender: Sender, id: number, facts: object) => {
  const { version } = await listsOf(sender, id)
  return call(sender, 'updateProperty', { id, version, ...facts })
}

export const mediaAt = (parcelId: number, id: string, query = ''): string =>
  `/api/v1/files/gis/media/${parcelId}/${id}${query}`
