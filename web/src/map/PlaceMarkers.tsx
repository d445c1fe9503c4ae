import { useMemo } from 'react'
import { useSay } from '../ui/language.tsx'
import { Anchored } from './Anchored.tsx'
import { ClusterMarker } from './ClusterMarker.tsx'
import { gathered } from './clusters.ts'
import { useEngine } from './engine.ts'
import classes from './marks.module.css'
import { mapTexts as texts } from './map.texts.ts'
import { Opener } from './Opener.tsx'
import { PlaceIcon } from './PlaceIcon.tsx'
import type { MapPlace } from './places.ts'
import { useEngineZoom } from './useEngineZoom.ts'

type PlaceMarkersProps = {
  places: readonly MapPlace[]
  /** Names stand beside the markers always, as on a ground without any names. */
  isNamed: boolean
}

export function PlaceMarkers({ places, isNamed }: PlaceMarkersProps) {
  const zoom = useEngineZoom(useEngine())
  const groups = useMemo(() => gathered(places, zoom), [places, zoom])
  return groups.map((group) => (
    <Anchored key={group.id} position={group.position}>
      {group.places.length > 1 ? (
        <ClusterMarker group={group} />
      ) : (
        <PlaceMarker place={group.places[0]} isNamed={isAlwaysNamed(group.places[0], isNamed)} />
      )}
    </Anchored>
  ))
}

const isAlwaysNamed = ({ kind, tone }: MapPlace, isNamed: boolean) =>
  kind === 'location' && (isNamed || tone === 'neighbour')

function PlaceMarker({ place, isNamed }: { place: MapPlace; isNamed: boolean }) {
  const say = useSay()
  const { name, kind, count, tone, isSelected, href, onOpen } = place
  const label = count === undefined ? name : say(texts.counted, { name, n: count })
  return (
    <div
      className={classes.marked}
      data-tone={tone}
      data-named={isNamed || undefined}
      data-selected={isSelected || undefined}
    >
      <Opener href={href} onOpen={onOpen} label={label} className={classes.marker}>
        <PlaceIcon kind={kind} />
        {count !== undefined && (
          <span className={classes.count} aria-hidden>
            {count}
          </span>
        )}
      </Opener>
      <span className={classes.bubble} aria-hidden>
        {isNamed ? name : label}
      </span>
    </div>
  )
}
