import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { startTilePeer, type TilePeer } from '../../../e2e/tile-peer.ts'
import { createLog } from '../log.ts'
import { tileSettings, tileVariables } from './tile-settings.ts'
import { openTiles, type Tiles, usualLimits } from './tiles.ts'

const nobodyLeaves = new AbortController().signal
const patient = { ...usualLimits, answersWithin: 500 }

export type TileServer = {
  peer: TilePeer
  folder: string
  tiles: Tiles
  /** Asks for a tile of it by `z/x/y`. */
  get: (tile: string, gone?: AbortSignal) => ReturnType<Tiles['get']>
  /** As after another start. */
  again: (cacheLimit?: number) => Tiles
}

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** A server of tiles that is not ours, and our own on a folder that is empty. */
export async function givenTiles(limits: Partial<typeof usualLimits> = {}): Promise<TileServer> {
  const peer = await startTilePeer()
  const folder = await mkdtemp(join(tmpdir(), 'allmende-tiles-'))
  endings.push(() => rm(folder, { recursive: true, force: true }), peer.close)
  const open = (cacheLimit: number) => {
    const settings = tileSettings({
      TILES_URL: tileVariables.TILES_URL.parse(peer.setting),
      TILES_CACHE_LIMIT: cacheLimit,
    })
    if (!settings) throw new Error('the peer is a map')
    const house = { dataDir: folder, publicUrl: 'https://vergabe.example.de' }
    const tiles = openTiles(settings, house, createLog('silent'), { ...patient, ...limits })
    endings.push(tiles.close)
    return tiles
  }
  const server: TileServer = {
    peer,
    folder,
    tiles: open(1e9),
    get: (tile, gone = nobodyLeaves) => {
      const [z = '', x = '', y = ''] = tile.split('/')
      return server.tiles.get({ map: 'probe', z, x, y }, gone)
    },
    again: (cacheLimit = 1e9) => {
      server.tiles = open(cacheLimit)
      return server.tiles
    },
  }
  return server
}
