import { boundsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import { useMemo } from 'react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { MapView } from './MapView.tsx'
import classes from './MapView.module.css'
import { mapTexts as texts } from './map.texts.ts'
import type { MapPlace, MapShape } from './places.ts'
import { boundsAround, nearestFit, pointBounds, startView } from './view.ts'

type SmallMapProps = {
  label: string
  shapes: readonly MapShape[]
  places?: readonly MapPlace[]
  /** Where these stand on the large map. */
  href?: string
  /** Shown with what is around; the nearest zoom it goes to. */
  maxZoom?: number
}

const boundsOfShape = ({ shape }: { shape: Shape }) => boundsOf(shape)

/** A still overview of a few shapes. */
export function SmallMap({
  label,
  shapes,
  places = [],
  href,
  maxZoom = nearestFit.shape - 4,
}: SmallMapProps) {
  const say = useSay()
  const bounds = useMemo(
    () =>
      boundsAround([...shapes.map(boundsOfShape), ...places.map(({ position }) => pointBounds(position))]),
    [shapes, places],
  )
  return (
    <div className={classes.small}>
      <MapView
        isStill
        label={label}
        shapes={shapes}
        places={places}
        fit={bounds ? { bounds, maxZoom } : startView}
        fitKey={bounds?.join(' ') ?? ''}
        minHeight="240px"
      />
      {href !== undefined && <AppLink href={href}>{say(texts.showOnMap)}</AppLink>}
    </div>
  )
}
