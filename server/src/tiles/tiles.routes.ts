import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { type Served, servesEveryone } from '../http/route.ts'
import { tooManyCalls } from '../rpc/rate.ts'
import type { FetchedTile } from './fetched-tile.ts'
import type { WantedTile } from './tiles.ts'

/** Browsers say which pages a request comes from; only ours may, or others would have a map service in us. */
function ensureOwnPage({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') refuse('baseMapForPagesOnly')
}

/** Seconds; a copy that could not be asked for anew is looked at again soon. */
const [longest, ofOldOnes] = [7 * 24 * 3600, 60]

export const tileRoutes = [
  servesEveryone('/tiles', {
    asks: (request): [] => {
      ensureOwnPage(request)
      return []
    },
    serve: async ({ services }) => ({
      body: JSON.stringify(services.tiles?.list ?? []),
      type: 'application/json; charset=utf-8',
    }),
  }),
  servesEveryone('/tiles/:map/:z/:x/:y', {
    asks: (request): [WantedTile, string | undefined] => {
      ensureOwnPage(request)
      return [request.params as WantedTile, request.headers['if-none-match']]
    },
    serve: async ({ services, address, gone }, wanted, known) => {
      const tiles = existing(services.tiles)
      const seconds = tiles.waitOf(address)
      if (seconds > 0) ensure(tooManyCalls(seconds))
      return served(await tiles.get(wanted, gone), known)
    },
  }),
]

function served({ tile, mayKeep, isStale }: FetchedTile, known: string | undefined): Served {
  const left = Math.floor((tile.freshUntil - Date.now()) / 1000)
  const seconds = isStale ? ofOldOnes : Math.min(longest, Math.max(0, left))
  const etag = `"${tile.sha256.slice(0, 32)}"`
  const headers = { etag, 'cache-control': mayKeep ? `public, max-age=${seconds}` : 'no-store' }
  if (known?.includes(etag)) return { status: 304, body: '', type: tile.type, headers }
  return { body: tile.bytes, type: tile.type, headers }
}
