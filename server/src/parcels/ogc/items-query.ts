import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { and, type Condition, isSeen, shapeWithin } from '../parcel-filter.ts'
import { conditionOf, queryables } from './queryables.ts'

export const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
const withHeights = 'http://www.opengis.net/def/crs/OGC/0/CRS84h'
export const [usualLimit, largestLimit] = [100, 1000]

export type Query = Readonly<Record<string, unknown>>
export type ItemsQuery = { condition: Condition; limit: number; after: number }

const wrong = (name: string): never => refuse('parameterUnknown', { values: { name } })

/** Where no parameter is known. */
export function demandNoParameters(query: unknown): void {
  const [name] = Object.keys(query as Query)
  if (name !== undefined) wrong(name)
}

/** What is asked of the items; whatever is not known or not readable is refused by its name. */
export function itemsQueryOf(query: Query): ItemsQuery {
  const conditions = [isSeen('outside')]
  const asked = { limit: usualLimit, after: 0 }
  for (const [name, text] of Object.entries(query)) {
    if (typeof text !== 'string' || text.includes('\0')) return wrong(name)
    const queryable = Object.hasOwn(queryables, name) ? queryables[name] : undefined
    if (queryable) conditions.push(conditionOf(queryable, text) ?? wrong(name))
    else if (name === 'bbox') conditions.push(shapeWithin('outside', boundsFrom(text)))
    else if (name === 'limit') asked.limit = limitFrom(text)
    else if (name === 'after') asked.after = countFrom(text) ?? wrong(name)
    else if (!isSilent(name, text)) wrong(name)
  }
  return { ...asked, condition: and(conditions) }
}

/** What is known and changes nothing. */
const isSilent = (name: string, text: string): boolean =>
  name === 'bbox-crs' ? text === crs84 || text === withHeights : name === 'datetime' && isPeriod(text)

/** Whoever wants more than we give at once gets so many. */
const limitFrom = (text: string): number =>
  /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), largestLimit) : wrong('limit')

function countFrom(text: string): number | null {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : null
  return count !== null && count < 2 ** 31 ? count : null
}

/** Four numbers, or six with heights, which nothing here has. */
function boundsFrom(text: string): Bounds {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (!numbers.every(Number.isFinite)) return wrong('bbox')
  const [west = 0, south = 0, east = 0, north = 0] =
    numbers.length === 6 ? numbers.filter((_, at) => at !== 2 && at !== 5) : numbers
  if ((numbers.length !== 4 && numbers.length !== 6) || south > north) return wrong('bbox')
  return [within(180, west), within(90, south), within(180, east), within(90, north)]
}

const within = (most: number, degrees: number) => Math.min(most, Math.max(-most, degrees))

const moment = String.raw`\d{4}-\d{2}-\d{2}([Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2}))?`
const period = new RegExp(`^(${moment}|(${moment}|\\.\\.|)/(${moment}|\\.\\.|))$`)

/** A moment or a period: parcels have neither, so every one of them matches. */
const isPeriod = (text: string): boolean =>
  period.test(text) &&
  text.split('/').every((end) => end === '' || end === '..' || !Number.isNaN(Date.parse(end)))
