import type { Position } from '@allmende/domain/geometry/shape.ts'
import { useState } from 'react'
import { goToFit, type Engine } from './engine.ts'
import { detailZoom } from './view.ts'

export type OwnPosition =
  | { state: 'unasked' }
  | { state: 'known'; position: Position }
  | { state: 'refused' | 'unknown' }

/** Where the user stands: asked of the browser only when she wants it, and told to nobody. */
export function useOwnPosition(map: Engine | null): [OwnPosition, ask: () => void] {
  const [own, setOwn] = useState<OwnPosition>({ state: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setOwn({ state: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position: Position = [coords.longitude, coords.latitude]
        setOwn({ state: 'known', position })
        if (map) goToFit(map, { center: position, zoom: detailZoom })
      },
      ({ code, PERMISSION_DENIED }) => setOwn({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return [own, ask]
}
