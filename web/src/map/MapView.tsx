import { type ReactNode, Suspense } from 'react'
import { late } from '../shell/late.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './MapView.module.css'
import { MapFaultBoundary } from './MapFaultBoundary.tsx'
import { mapTexts as texts } from './map.texts.ts'
import type { MapPlace, MapShape } from './places.ts'
import type { MapFit, MapViewport } from './view.ts'
import type { Position } from '@allmende/domain/geometry/shape.ts'
import { hasWebGl2 } from './webgl.ts'

export type MapViewProps = {
  /** What those hear who do not see it. */
  label: string
  places?: readonly MapPlace[]
  shapes?: readonly MapShape[]
  fit: MapFit
  /** With another key the map goes to `fit` again. */
  fitKey?: string | number
  minHeight?: string
  /** Neither moved nor clicked; what it shows are the shapes and places alone. */
  isStill?: boolean
  /** Told when the map has come to rest, at first too. */
  onView?: (view: MapViewport) => void
  /** A click beside everything that opens. */
  onClick?: (position: Position) => void
  /** Below the map, such as what is special about this one. */
  legend?: ReactNode
  /** Stands in the map's frame and may use `useEngine`. */
  children?: ReactNode
}

const MapCanvas = late(async () => (await import('./MapCanvas.tsx')).MapCanvas)
export const usualHeight = 'max(500px, 40vh)'

/** Places and shapes on a map. Its engine is fetched when the first map is shown. */
export function MapView(props: MapViewProps) {
  return (
    <MapRoom minHeight={props.minHeight ?? usualHeight}>
      <MapCanvas {...props} />
    </MapRoom>
  )
}

/** Where a map stands while it is fetched, and what stands there if it cannot be had. */
export function MapRoom({ minHeight, children }: { minHeight: string; children: ReactNode }) {
  const say = useSay()
  if (!hasWebGl2())
    return (
      <Alert tone="info" title={say(texts.noMapTitle)}>
        {say(texts.noMap)}
      </Alert>
    )
  const waiting = (
    <output className={classes.waiting} style={{ minHeight }}>
      {say(texts.loading)}
    </output>
  )
  return (
    <MapFaultBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </MapFaultBoundary>
  )
}
