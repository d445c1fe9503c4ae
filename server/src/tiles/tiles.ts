import { join } from 'node:path'
import type { BaseMap } from '@allmende/domain/geometry/base-maps.ts'
import { existing, Refusal, refuse, type Reason } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createBuckets } from '../rpc/rate.ts'
import { userAgentOf } from '../version.ts'
import { type FetchedTile, fetchTile, NoPicture } from './fetched-tile.ts'
import { flights } from './flights.ts'
import type { KeptTile } from './kept-tile.ts'
import { recentFailures } from './recent-failures.ts'
import { addressOf, tileIn } from './tile-address.ts'
import { tileCache } from './tile-cache.ts'
import type { TileSettings } from './tile-settings.ts'
import { NoPlace, waitingPlaces } from './waiting-places.ts'

export type WantedTile = { map: string; z: string; x: string; y: string }
export type Tiles = {
  list: readonly BaseMap[]
  /** Takes one tile of an address's allowance: zero where it may go on, else the seconds to wait. */
  waitOf: (address: string) => number
  /** `gone`: nobody wants it any more. */
  get: (wanted: WantedTile, gone: AbortSignal) => Promise<FetchedTile>
  close: () => Promise<void>
}

type House = Pick<Config, 'dataDir' | 'publicUrl'>

/** Three thousand a minute. */
const allowance = { burst: 3000, perSecond: 50 }
/** Milliseconds: how long one waits for its turn, and how long for its server. */
export const usualLimits = { atOnce: 6, waiting: 120, patience: 10_000, answersWithin: 5000 }
/** How often the operator is told that it goes on, in milliseconds. */
const sayEvery = 60_000

/** Base maps of others through our own server: fetched once, kept on disk, and asked for by nobody else's address. */
export function openTiles(
  { maps, cacheLimit }: TileSettings,
  house: House,
  log: Logger,
  limits = usualLimits,
): Tiles {
  const cache = tileCache(join(house.dataDir, 'tiles'), cacheLimit)
  const places = waitingPlaces(limits)
  const failures = recentFailures()
  const shared = flights<FetchedTile>()
  const buckets = createBuckets(allowance)
  const userAgent = userAgentOf(house)
  const said = new Map<string, number>()

  function say(map: string, what: string, error: unknown): void {
    if (Date.now() - (said.get(what + map) ?? 0) < sayEvery) return
    said.set(what + map, Date.now())
    log.warn({ map, problem: (error as Error).message }, what)
  }

  async function fresh(map: string, url: string, signal: AbortSignal): Promise<FetchedTile> {
    const kept = await cache.find(url)
    if (kept && kept.freshUntil > Date.now()) return { tile: kept, mayKeep: true }
    try {
      return await fetched(map, url, kept, signal)
    } catch (error) {
      // What the server itself says is gone is gone.
      if (kept?.mayBeStale && error instanceof Refusal && error.verdict.reason !== 'notFound')
        return { tile: kept, mayKeep: true, isStale: true }
      throw error
    }
  }

  async function fetched(map: string, url: string, kept: KeptTile | null, signal: AbortSignal) {
    const known = failures.of(map, url)
    if (known) refuse(known)
    const leave = await places.take(signal).catch((error: unknown) => {
      throw error instanceof NoPlace ? new Refusal({ allowed: false, reason: 'baseMapBusy' }) : error
    })
    try {
      const result = await fetchTile({ url, userAgent, kept, patience: limits.answersWithin, signal })
      failures.answered(map)
      if (result.mayKeep)
        await cache.keep(url, result.tile).catch((error) => say(map, 'a tile could not be kept', error))
      return result
    } catch (error) {
      if (signal.aborted) refuse('baseMapDown')
      return refuse(failed(map, url, error))
    } finally {
      leave()
    }
  }

  function failed(map: string, url: string, error: unknown): Reason {
    const reason = error instanceof Refusal ? error.verdict.reason : 'baseMapDown'
    if (error instanceof Refusal || error instanceof NoPicture) failures.answered(map)
    else failures.silence(map)
    failures.add(url, reason)
    if (reason !== 'notFound') say(map, 'a base map could not be had', error)
    return reason
  }

  return {
    list: maps.map(({ url: _ours, ...shown }) => shown),
    waitOf: (address) => buckets.take(address, performance.now()),
    get: async (wanted, gone) => {
      const map = existing(maps.find(({ id }) => id === wanted.map))
      const tile = tileIn(map, wanted) ?? refuse('tileOutsideMap')
      const url = addressOf(map, tile)
      return shared.share(url, gone, (signal) => fresh(map.id, url, signal))
    },
    close: async () => shared.end(),
  }
}
