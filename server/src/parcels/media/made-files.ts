import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isSphere } from '@allmende/domain/parcels/media.rules.ts'
import { receivedWhole } from '../../files/uploads/received-file.ts'
import type { ReceivedFile } from '../../files/uploads/upload-target.ts'
import type { SphereLevel } from '../../pictures/picture-jobs.ts'
import type { Context } from '../../rpc/method.ts'
import type { TileLevel } from '../parcels.tables.ts'
import type { ToMake } from './making.queries.ts'
import { levelsOf, widestPreview, widestWhole } from './sphere-levels.ts'

export type MakingTools = Pick<Context, 'storage' | 'keys' | 'pictures'>

/** Twice as wide as high, whatever an odd number of pixels says. */
const even = (width: number) => width - (width % 2)

/** One that may be walked around in: those that no list names yet may still become panoramas. */
const asSphere = ({ isImage, width, height }: ToMake): number | null =>
  !isImage && width !== null && height !== null && isSphere({ width, height }) ? even(width) : null

export const levelsToMake = (media: ToMake): SphereLevel[] => levelsOf(asSphere(media) ?? 0)

const largest = { thumbnail: 480, preview: 1000, web: 2560 }

export type MadeSizes = Record<keyof typeof largest, ReceivedFile>

/** The sizes for lists, for the first look and for screens, each sealed. */
export async function madeSizes(
  tools: MakingTools,
  media: ToMake,
  { folder, source, keys }: { folder: string; source: string; keys: string[] },
): Promise<MadeSizes> {
  const width = asSphere(media)
  const longest = width
    ? {
        thumbnail: Math.min(width, largest.thumbnail),
        preview: Math.min(width, widestPreview),
        web: Math.min(width, widestWhole),
      }
    : largest
  const shrunk = async (size: keyof typeof largest, from: string) => {
    const target = join(folder, `${size}.jpg`)
    const { pictures } = tools
    await pictures.ask({
      kind: 'shrink',
      source: from,
      target,
      longest: longest[size],
      isSphere: width !== null,
    })
    return target
  }
  const web = await shrunk('web', source)
  // The smaller ones come from that one: the large file is opened only once.
  const [preview, thumbnail] = [await shrunk('preview', web), await shrunk('thumbnail', web)]
  const sealed = (path: string) => sealedFile(tools, createReadStream(path), keys)
  return { web: await sealed(web), preview: await sealed(preview), thumbnail: await sealed(thumbnail) }
}

/** All pieces of a sphere in one file, and where in it each begins. */
export async function madeTiles(
  tools: MakingTools,
  levels: readonly SphereLevel[],
  { folder, source, keys }: { folder: string; source: string; keys: string[] },
): Promise<{ file: ReceivedFile; tiles: TileLevel[] }> {
  const tiles: TileLevel[] = []
  const paths: string[] = []
  let end = 0
  for (const [index, level] of levels.entries()) {
    const target = join(folder, `level-${index}`)
    await tools.pictures.ask({ kind: 'cut', source, target, ...level })
    const offsets = [end]
    for (let row = 0; row < level.rows; row++)
      for (let col = 0; col < level.cols; col++) {
        const path = join(target, `${row}-${col}.jpg`)
        end += (await stat(path)).size
        offsets.push(end)
        paths.push(path)
      }
    tiles.push({ ...level, offsets })
  }
  return { file: await sealedFile(tools, Readable.from(joined(paths)), keys), tiles }
}

async function* joined(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path)
}

/** What we have made ourselves needs no virus scanner; under which key it lies is said before its first byte. */
async function sealedFile(tools: MakingTools, content: Readable, keys: string[]): Promise<ReceivedFile> {
  const key = randomUUID()
  keys.push(key)
  return receivedWhole(
    { ...tools, scanner: null },
    key,
    { name: 'made.jpg', content },
    Number.POSITIVE_INFINITY,
  )
}
