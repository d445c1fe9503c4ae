import { buffer } from 'node:stream/consumers'
import type { ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import sharp from 'sharp'
import { plainBytes } from '../../files/serving.ts'
import type { SealedFile } from '../../files/stored-files.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { findScreenSizes } from './pictures.queries.ts'

/** A picture ready to be drawn. */
export type ReadyPicture = { caption: string; jpeg: Buffer; width: number; height: number }

/** Dots, for half a page in good print, and bytes: what is larger was not made by us. */
const [finest, largest] = [1400, 16 * 1024 * 1024]

/** Those that were chosen, in the order of the parcel; without a choice the first ones. */
export const chosenPictures = (
  images: readonly ParcelImage[],
  chosen: readonly string[] | undefined,
  usual: number,
): ParcelImage[] => {
  const ready = images.filter(({ state }) => state === 'READY')
  return chosen ? ready.filter(({ id }) => chosen.includes(id)) : ready.slice(0, usual)
}

/** Reads pictures one by one in the size for screens; null stands for one that cannot be read. */
export async function* readPictures(
  context: Context,
  parcelId: number,
  pictures: readonly ParcelImage[],
): AsyncGenerator<ReadyPicture | null> {
  const files = await findScreenSizes(
    context.db,
    parcelId,
    pictures.map(({ id }) => id),
  )
  for (const { id, name } of pictures) {
    const file = files.get(id)
    yield file && file.size <= largest ? await readPicture(context, file, name) : null
  }
}

async function readPicture(
  context: Context,
  file: SealedFile,
  caption: string,
): Promise<ReadyPicture | null> {
  try {
    const { data, info } = await sharp(await buffer(plainBytes(context, file)), { limitInputPixels: 64e6 })
      .resize(finest, finest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { caption, jpeg: data, width: info.width, height: info.height }
  } catch (error) {
    context.log.warn({ problem: (error as Error).message }, 'a picture of a parcel could not be read')
    return null
  }
}
