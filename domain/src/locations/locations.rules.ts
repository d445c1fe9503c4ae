import { allowed, refused, type Verdict } from '../verdict.ts'
import type { ChangedLocation, Location } from './locations.contract.ts'

/** Of an archived location nothing changes but that it is archived. */
export function mayChangeLocation(current: Location, changed: ChangedLocation): Verdict {
  const { id: _id, version: _version, isArchived, ...others } = changed
  const isSame = Object.entries(others).every(
    ([key, value]) => value === undefined || value === current[key as keyof Location],
  )
  return current.isArchived && (isArchived !== false || !isSame) ? refused('locationArchived') : allowed
}
