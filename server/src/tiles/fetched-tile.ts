import { refuse } from '@allmende/domain/verdict.ts'
import { askOutside, type OutsideAnswer, OutsideFault } from '../http/outside.ts'
import { freshnessIn } from './freshness.ts'
import { imageKindOf } from './image-kind.ts'
import { hashOf, type KeptTile } from './kept-tile.ts'

const largest = 1024 * 1024
const longestEtag = 200

/** A tile as it came, whether it may be kept, and whether it is an old one because no other could be had. */
export type FetchedTile = { tile: KeptTile; mayKeep: boolean; isStale?: true }

/** Its server answered, but with no picture. */
export class NoPicture extends OutsideFault {}

/** `kept`: an old one, which may still be right. Milliseconds. */
export type TileQuestion = {
  url: string
  userAgent: string
  kept: KeptTile | null
  patience: number
  signal: AbortSignal
}

export async function fetchTile(question: TileQuestion): Promise<FetchedTile> {
  const { url, userAgent, kept, patience, signal } = question
  const known = kept?.etag ? { 'if-none-match': kept.etag } : {}
  const headers = { 'user-agent': userAgent, accept: 'image/png, image/webp, image/jpeg', ...known }
  const answer = await askOutside(url, { headers, patience, largest, signal })
  const { mayKeep, freshFor, mayBeStale } = freshnessIn(answer.headers)
  const times = { freshUntil: Date.now() + freshFor, mayBeStale }
  if (answer.status === 304 && kept?.etag) return { mayKeep, tile: { ...kept, ...times } }
  return { mayKeep, tile: { ...pictureIn(answer), etag: etagIn(answer), ...times } }
}

function pictureIn({ status, body }: OutsideAnswer): Pick<KeptTile, 'bytes' | 'type' | 'sha256'> {
  if (status === 404 || status === 410 || status === 204) refuse('notFound')
  const type = status === 200 ? imageKindOf(body) : null
  if (type === null) throw new NoPicture(`no picture, status ${status}`)
  return { bytes: body, type, sha256: hashOf(body) }
}

function etagIn({ headers }: OutsideAnswer): string | null {
  const etag = headers.get('etag')
  return etag !== null && etag.length <= longestEtag ? etag : null
}
