import sharp from 'sharp'
import type { Context } from '../../../rpc/method.ts'
import type { MapFrame, Point } from './map-frame.ts'

/** The base map beneath a drawing, as one picture, and where it stands on the page. */
export type MapGround = { picture: Buffer; at: Point; width: number; height: number; attribution: string }

const side = 256
/** Dots of a screen for a point of paper. */
const fineness = 1.5
/** No map needs more pieces, and nobody waits longer for them, in milliseconds. */
const [mostPieces, patience] = [40, 4000]

type Pieces = { z: number; fromX: number; fromY: number; cols: number; rows: number }

/** Which pieces lie under a map; null where they would be too many. */
export function piecesUnder({ world, scale }: MapFrame, maxZoom: number): Pieces | null {
  const z = Math.max(0, Math.min(maxZoom, Math.round(Math.log2((scale * fineness) / side))))
  const across = 2 ** z
  const last = (end: number) => Math.min(across - 1, Math.ceil(end * across) - 1)
  const [fromX, fromY] = [Math.floor(world.x * across), Math.floor(world.y * across)]
  const [toX, toY] = [last(world.x + world.width), last(world.y + world.height)]
  const [cols, rows] = [toX - fromX + 1, toY - fromY + 1]
  const fits = fromX >= 0 && fromY >= 0 && cols > 0 && rows > 0 && cols * rows <= mostPieces
  return fits ? { z, fromX, fromY, cols, rows } : null
}

/**
 * Asks for base maps of one document. A service that fails once is not waited for again: the maps of that document
 * then stand on plain ground.
 */
export function groundsOf({ tiles, address, log }: Pick<Context, 'tiles' | 'address' | 'log'>) {
  let works = tiles !== null
  return async (frame: MapFrame): Promise<MapGround | null> => {
    const [map] = tiles?.list ?? []
    const pieces = map && piecesUnder(frame, map.maxZoom)
    if (!works || !tiles || !pieces) return null
    const over = AbortSignal.timeout(patience)
    try {
      const wanted = numbersOf(pieces)
      if (wanted.some(() => tiles.waitOf(address) > 0)) return null
      const fetched = wanted.map(async ({ x, y }) => {
        const piece = { map: map.id, z: String(pieces.z), x: String(x), y: String(y) }
        return (await tiles.get(piece, over)).tile.bytes
      })
      const picture = await joined(await inTime(Promise.all(fetched), over), pieces)
      return { picture, attribution: map.attribution, ...placeOf(frame, pieces) }
    } catch (error) {
      works = false
      log.info({ problem: (error as Error).message }, 'an exposé goes without a base map')
      return null
    }
  }
}

export type Grounds = ReturnType<typeof groundsOf>

const numbersOf = ({ fromX, fromY, cols, rows }: Pieces): { x: number; y: number }[] =>
  Array.from({ length: cols * rows }, (_, index) => ({
    x: fromX + (index % cols),
    y: fromY + Math.floor(index / cols),
  }))

const inTime = <Result>(work: Promise<Result>, over: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      over.addEventListener('abort', () => reject(new Error('the base map took too long')), { once: true })
    }),
  ])

/** Pieces are of any kind and size; of them one JPEG is made, which every reader of PDF shows. */
async function joined(pieces: readonly Buffer[], { cols, rows }: Pieces): Promise<Buffer> {
  const plain = await Promise.all(
    pieces.map((piece) =>
      sharp(piece, { limitInputPixels: 2048 * 2048 })
        .resize(side, side, { fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const create = { width: cols * side, height: rows * side, channels: 3 as const, background: '#ffffff' }
  return sharp({ create })
    .composite(
      plain.map(({ data, info }, index) => ({
        input: data,
        raw: { width: info.width, height: info.height, channels: info.channels },
        left: (index % cols) * side,
        top: Math.floor(index / cols) * side,
      })),
    )
    .jpeg({ quality: 82 })
    .toBuffer()
}

function placeOf(frame: MapFrame, { z, fromX, fromY, cols, rows }: Pieces) {
  const across = 2 ** z
  const [left, top] = frame.pointOfWorld(fromX / across, fromY / across)
  const [right, bottom] = frame.pointOfWorld((fromX + cols) / across, (fromY + rows) / across)
  return { at: [left, top] as const, width: right - left, height: bottom - top }
}
