import { Button } from '@mantine/core'
import { IconMapPin, IconPanoramaHorizontal, IconPolygon, IconWalk } from '@tabler/icons-react'
import { linkedPanorama } from '@allmende/domain/parcels/linked-markers.ts'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import { memo, useEffect, useId, useRef } from 'react'
import { useSay } from '../../ui/language.tsx'
import { HtmlView } from '../../ui/markdown/HtmlView.tsx'
import { walkName } from './marker-names.ts'
import classes from './panorama.module.css'
import { texts } from './panorama.texts.ts'

type MarkerListProps = {
  markers: readonly Marker[]
  names: ReadonlyMap<string, string>
  panoramas: readonly Panorama[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Not given where an entry is chosen to change it. */
  onWalk?: (id: string) => void
}

const icons = { pin: IconMapPin, polygon: IconPolygon, waypoint: IconWalk }

/** The markers in words: each leads the view to its place and tells what is said about it. */
export function MarkerList({ markers, names, panoramas, chosen, onChoose, onWalk }: MarkerListProps) {
  const say = useSay()
  if (markers.length === 0) return <p className={classes.quiet}>{say(texts.noMarkers)}</p>
  return (
    <ul className={classes.list} data-markers>
      {markers.map((marker) => (
        <Entry
          key={marker.id}
          marker={marker}
          name={names.get(marker.id) ?? ''}
          panoramas={panoramas}
          isChosen={marker.id === chosen}
          onChoose={onChoose}
          onWalk={onWalk}
        />
      ))}
    </ul>
  )
}

type EntryProps = Pick<MarkerListProps, 'panoramas' | 'onChoose'> & {
  marker: Marker
  name: string
  isChosen: boolean
  onWalk: ((id: string) => void) | undefined
}

const Entry = memo(function Entry({ marker, name, panoramas, isChosen, onChoose, onWalk }: EntryProps) {
  const say = useSay()
  const words = useId()
  const row = useRef<HTMLLIElement>(null)
  const target = linkedPanorama(marker, panoramas)
  const Icon = target ? IconPanoramaHorizontal : icons[marker.data.type]
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const isTold = isChosen && onWalk !== undefined
  return (
    <li ref={row} className={classes.entry} data-marker={marker.id} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes.name}
        aria-expanded={onWalk && isChosen}
        aria-controls={isTold ? words : undefined}
        onClick={() => onChoose(marker.id)}
      >
        <Icon size={20} aria-hidden />
        <span>{name}</span>
      </button>
      {isTold && (
        <div id={words} className={classes.words}>
          {marker.content ? (
            <HtmlView html={marker.content} />
          ) : (
            !target && <p className={classes.quiet}>{say(texts.noWords)}</p>
          )}
          {target && (
            <Button variant="light" onClick={() => onWalk(target.id)}>
              {walkName(panoramas, target.id, say)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
})
