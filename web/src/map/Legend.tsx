import { type ReactNode, useState } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Legend.module.css'
import { mapTexts as texts } from './map.texts.ts'
import { PlaceIcon } from './PlaceIcon.tsx'
import { type MapPlace, type MapShape, mapTones, placeKinds } from './places.ts'

const toneWords = {
  public: texts.publicArea,
  internal: texts.internalArea,
  archived: texts.archivedArea,
  plain: texts.plainArea,
  neighbour: texts.neighbourArea,
}
const kindWords = { location: texts.locationMark, parcel: texts.parcelMark }

type LegendProps = { places: readonly MapPlace[]; shapes: readonly MapShape[]; children: ReactNode }

/** What the colours, lines and signs on this map mean. */
export function Legend({ places, shapes, children }: LegendProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const tones = mapTones.filter((tone) => shapes.some((shape) => shape.tone === tone))
  const kinds = placeKinds.filter((kind) => places.some((place) => place.kind === kind))
  if (tones.length + kinds.length === 0 && !children) return null
  return (
    <Disclosure title={say(texts.legend)} level={2} opened={isOpen} onToggle={() => setOpen(!isOpen)}>
      <ul className={classes.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={classes.legendMarker}>
              <PlaceIcon kind={kind} size={16} />
            </span>
            {say(kindWords[kind])}
          </li>
        ))}
        {kinds.length > 0 && (
          <li>
            <span className={classes.legendCluster}>12</span>
            {say(texts.clusterMark)}
          </li>
        )}
        {tones.map((tone) => (
          <li key={tone}>
            <span className={classes.legendArea} data-tone={tone} />
            {say(toneWords[tone])}
          </li>
        ))}
      </ul>
      {children}
    </Disclosure>
  )
}
