import { decoded } from '../ui/hash.ts'
import type { Place, Section } from './place.ts'

export type Here = { pathname: string; hash: string }

/** `page`: exactly here. `true`: somewhere below. */
export type Current = 'page' | 'true' | undefined

export function currentness(place: Place, { pathname, hash }: Here): Current {
  const path = decoded(pathname).replace(/\/$/, '')
  if (path === place.path) return isTab(place, decoded(hash)) ? 'page' : undefined
  if (place.hash !== undefined) return undefined
  const inside = place.inside ?? [`${place.path}/`]
  return inside.some((prefix) => path.startsWith(prefix)) ? 'true' : undefined
}

/** A page below a list of tabs belongs to the section, whichever tab it was reached from. */
export function isSectionCurrent({ places }: Section, here: Here): boolean {
  const path = decoded(here.pathname)
  return places.some((place) => currentness(place, here) || path.startsWith(`${place.path}/`))
}

function isTab({ hash, isFirstTab = false }: Place, current: string): boolean {
  return hash === undefined || hash === current || (isFirstTab && current === '')
}
