import { markersText } from '@allmende/domain/parcels/markers-text.ts'
import sharp from 'sharp'
import type { Visitor } from '../../visitor.ts'
import { idOf } from '../papers.ts'
import { albums } from './albums.ts'
import { type Landscape, landscapes } from './landscapes.ts'
import { sights, walkedThrough } from './panoramas.ts'
import { sphere } from './sphere.ts'

/** Draws on demand, each picture once. */
export function drawingRoom() {
  const drawn = new Map<Landscape, Promise<Buffer>>()
  return (landscape: Landscape): Promise<Buffer> => {
    const picture = drawn.get(landscape) ?? jpegOf(landscapes[landscape]())
    drawn.set(landscape, picture)
    return picture
  }
}

const jpegOf = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()

/** Hangs pictures and panoramas of a parcel, with what they show in words. */
export async function hangPictures(
  clerk: Visitor,
  id: number,
  name: string,
  draw: (landscape: Landscape) => Promise<Buffer>,
): Promise<void> {
  const album = albums[name] ?? []
  const images: { id: string; name: string }[] = []
  for (const [at, [landscape, caption]] of album.entries()) {
    const image = { id: idOf(`${id} picture ${at}`), name: caption }
    await send(clerk, id, image.id, `IMG_${1000 + at}.jpg`, await draw(landscape), 'image')
    images.push(image)
  }
  const placed = (key: string) => idOf(`${id} panorama ${key}`)
  const shown = name === walkedThrough ? sights : []
  for (const { key, scene } of shown)
    await send(clerk, id, placed(key), `PANO_${key}.jpg`, await jpegOf(sphere(scene)), 'panorama')
  if (images.length + shown.length === 0) return
  const { version = 0, publicFields = [] } = await clerk.call('getPropertyById', id)
  await clerk.call('updateProperty', {
    id,
    version,
    images,
    panoramas: shown.map(({ key, name: caption, markers }) => ({
      id: placed(key),
      name: caption,
      markers: markersText(markers({ parcelId: id, idOf: placed })),
    })),
    publicFields: [...new Set([...publicFields, 'images' as const, 'panoramas' as const])],
  })
}

async function send(
  clerk: Visitor,
  id: number,
  serverId: string,
  name: string,
  content: Buffer,
  as: 'image' | 'panorama',
): Promise<void> {
  const link = await clerk.call('getPropertyUploadLink', id, 'media', serverId, { as })
  await clerk.send(link, { name, content })
}
