import { useEffect } from 'react'
import { goToFit, useEngine } from '../../map/engine.ts'
import type { MapFit } from '../../map/view.ts'

/** Takes the map to a place; each new object is a new wish. */
export function MapJump({ to }: { to: MapFit }) {
  const map = useEngine()
  useEffect(() => goToFit(map, to), [map, to])
  return null
}
