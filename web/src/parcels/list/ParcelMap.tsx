import type {
  PropertyCounts,
  PropertyFilter,
  PropertyRow,
} from '@allmende/domain/parcels/parcels.contract.ts'
import { Suspense, useMemo, useState } from 'react'
import { MapView } from '../../map/MapView.tsx'
import type { MapViewport } from '../../map/view.ts'
import { hasWebGl2 } from '../../map/webgl.ts'
import { late } from '../../shell/late.ts'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { firstFit } from './first-fit.ts'
import classes from './list.module.css'
import { texts } from './list.texts.ts'
import { drawn, locationMark, parcelMark, placesOf } from './map-things.ts'
import { mostInView } from './parcels-in-view.query.ts'
import { useLocationJump } from './useLocationJump.ts'
import { isDetailed, useParcelsInView } from './useParcelsInView.ts'
import { useRefit } from './useRefit.ts'

// It needs the engine, which is fetched with the first map.
const MapJump = late(async () => (await import('./MapJump.tsx')).MapJump)

type ParcelMapProps = {
  counts: PropertyCounts
  /** Whether the counts are of this filter already. */
  isSettled: boolean
  filter: PropertyFilter
  /** The row of the list that is pointed at. */
  pointed: PropertyRow | null
}

/** From afar the locations with their counts, from near by the parcels themselves. */
export function ParcelMap({ counts: { byLocation }, isSettled, filter, pointed }: ParcelMapProps) {
  const say = useSay()
  const [view, setView] = useState<MapViewport | null>(null)
  const inView = useParcelsInView(view, filter)
  const { jump, open } = useLocationJump(byLocation)
  const fit = useMemo(() => firstFit(byLocation), [byLocation])
  const fitKey = useRefit({ byLocation, isSettled, filter, view })
  const isNear = isDetailed(view)
  const rows = isNear ? inView.data : undefined

  const things = useMemo(
    () => (isNear ? drawn(rows ?? []) : { places: placesOf(byLocation, open), shapes: [] }),
    [isNear, rows, byLocation, open],
  )
  const mark = pointed && (isNear ? parcelMark(pointed.id) : locationMark(pointed.location?.id ?? null))
  const { places, shapes } = useMemo(() => {
    const marked = <Thing extends { id: string }>(thing: Thing) =>
      thing.id === mark ? { ...thing, isSelected: true } : thing
    return mark === null ? things : { places: things.places.map(marked), shapes: things.shapes.map(marked) }
  }, [things, mark])

  return (
    <>
      <MapView label={say(texts.mapLabel)} {...{ places, shapes, fit, fitKey }} onView={setView}>
        {jump && (
          <Suspense>
            <MapJump to={jump} />
          </Suspense>
        )}
      </MapView>
      {isNear && inView.error && (
        <LoadFault title={say(texts.notLoaded)} error={inView.error} onRetry={() => void inView.refetch()} />
      )}
      {hasWebGl2() && <MapWords isNear={isNear} shown={rows?.length} byLocation={byLocation} />}
    </>
  )
}

type MapWordsProps = {
  isNear: boolean
  shown: number | undefined
  byLocation: PropertyCounts['byLocation']
}

/** What the map cannot show by itself. */
function MapWords({ isNear, shown, byLocation }: MapWordsProps) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  const unknown = byLocation.find(({ location }) => location === null)?.count ?? 0
  const near =
    shown === 0
      ? say(texts.noneInView)
      : shown !== undefined && shown >= mostInView && say(texts.notAllOnMap, { n: sayNumber(mostInView) })
  const far = byLocation.length > 0 && say(texts.moveMap)
  return (
    <output className={classes.mapWords}>
      {isNear ? near : far} {!isNear && unknown > 0 && say(texts.withoutLocation, { n: unknown })}
    </output>
  )
}
