import { type Actor, isInternal } from '../actor.ts'
import type { Location } from './locations.contract.ts'

/** What this viewer gets of a location. */
export function showLocation(actor: Actor, location: Location): Location {
  if (isInternal(actor)) return location
  const { isArchived: _isArchived, version: _version, ...everyones } = location
  return everyones
}
