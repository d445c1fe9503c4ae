import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nameOf } from '@allmende/domain/actor.ts'
import type { PictureSize } from '@allmende/domain/parcels/media.rules.ts'
import { type Reason, refuse } from '@allmende/domain/verdict.ts'
import { plainBytes } from '../../files/serving.ts'
import type { SealedFile } from '../../files/stored-files.queries.ts'
import type { PictureFault } from '../../pictures/picture-jobs.ts'
import { PictureFaulty, WorkshopBusy, WorkshopFailed } from '../../pictures/workshop.ts'
import type { Context } from '../../rpc/method.ts'

type Parts = Pick<Context, 'actor' | 'storage' | 'keys' | 'pictures'>

const takenTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** What phones write instead; said in the first bytes. */
const phoneBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/

const reasonOf: Record<PictureFault, Reason> = {
  unreadable: 'pictureUnreadable',
  tooManyPixels: 'pictureTooManyPixels',
  damaged: 'pictureDamaged',
  tooHeavy: 'pictureTooHeavy',
}

/** How large a picture is once it stands upright; what is none is refused, whatever it is called. */
export async function lookedAt(
  context: Parts,
  file: SealedFile & { name: string; type: string },
): Promise<PictureSize> {
  const { pictures } = context
  const values = { name: file.name }
  if (!takenTypes.has(file.type))
    refuse((await isFromPhone(context, file)) ? 'pictureFromPhone' : 'pictureUnreadable', { values })
  try {
    return await pictures.during(nameOf(context.actor), async (folder) => {
      const source = await laidOpen(context, file, folder)
      const seen = await pictures.ask({ kind: 'look', source }, 'soon')
      return seen ?? refuse('pictureUnreadable', { values })
    })
  } catch (error) {
    if (error instanceof PictureFaulty) refuse(reasonOf[error.fault], { values })
    if (error instanceof WorkshopBusy) refuse('picturesBusy')
    if (error instanceof WorkshopFailed) refuse('pictureTooMuch', { values })
    throw error
  }
}

/** Its bytes as a file that the workshop can open. */
export async function laidOpen(
  context: Pick<Context, 'storage' | 'keys'>,
  file: SealedFile,
  folder: string,
): Promise<string> {
  const source = join(folder, 'source')
  await pipeline(plainBytes(context, file), createWriteStream(source, { mode: 0o600 }))
  return source
}

async function isFromPhone(context: Parts, file: SealedFile): Promise<boolean> {
  const pieces: Buffer[] = []
  for await (const piece of plainBytes(context, file, { from: 0, to: Math.min(12, file.size) }))
    pieces.push(piece as Buffer)
  const first = Buffer.concat(pieces).toString('latin1')
  return first.slice(4, 8) === 'ftyp' && phoneBrands.test(first.slice(8))
}
