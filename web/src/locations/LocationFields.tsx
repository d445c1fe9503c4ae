import { boundsOf } from '@allmende/domain/geometry/shape.ts'
import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { useMemo, useState } from 'react'
import { type MapFit, detailZoom, nearestFit, startView } from '../map/view.ts'
import { useShapeOfText } from '../map/useShapeOfText.ts'
import { NumberField } from '../ui/form/NumberField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import classes from './LocationDialog.module.css'
import { LocationMap } from './LocationMap.tsx'
import { texts } from './location-dialog.texts.ts'
import {
  drawnAs,
  foundAt,
  placesOf,
  placedAt,
  positionOf,
  shapeOf,
  type TypedLocation,
  withoutAddress,
} from './typed-location.ts'
import type { useLocationForm } from './useLocationForm.ts'

type LocationFieldsProps = {
  form: ReturnType<typeof useLocationForm>['state']['form']
  /** Where others are already. */
  others: readonly Location[]
}

/** The name, and three ways to the position: an address, the map, numbers. */
export function LocationFields({ form, others }: LocationFieldsProps) {
  const say = useSay()
  const { values, setValues } = form
  const [flight, setFlight] = useState<{ fit: MapFit; count: number }>(() => ({
    fit: fitOf(values),
    count: 0,
  }))
  const fly = (entries: TypedLocation) => {
    const center = positionOf(entries)
    if (center) setFlight(({ count }) => ({ fit: { center, zoom: detailZoom }, count: count + 1 }))
  }
  const leave = (field: { onBlur: () => void }) => () => {
    field.onBlur()
    const center = positionOf(values)
    const isThere = 'center' in flight.fit && flight.fit.center.join() === center?.join()
    if (!isThere) fly(values)
  }
  const [shape, setShape] = useShapeOfText(values.geoJson ?? null, (drawn) =>
    setValues((current: TypedLocation) => drawnAs(current, drawn)),
  )
  const places = useMemo(() => placesOf(others), [others])
  const [latitude, longitude] = [form.field('latitude'), form.field('longitude')]
  return (
    <div className={classes.parts}>
      <div className={classes.fields}>
        <TextField {...form.field('name')} required maxLength={200} />
        <AddressSearch
          value={values.addressDisplayName ?? null}
          onFound={(found) => {
            const entries = foundAt(values, found)
            setValues(entries)
            fly(entries)
          }}
          onClear={() => setValues(withoutAddress(values))}
        />
        <div className={classes.position}>
          <NumberField
            {...latitude}
            required
            isName
            decimals={8}
            min={-90}
            max={90}
            hint={say(texts.degrees, { example: '53,21' })}
            onBlur={leave(latitude)}
          />
          <NumberField
            {...longitude}
            required
            isName
            decimals={8}
            min={-180}
            max={180}
            hint={say(texts.degrees, { example: '8,93' })}
            onBlur={leave(longitude)}
          />
        </div>
      </div>
      <div className={classes.map}>
        <p className={classes.hint}>{say(texts.mapHint)}</p>
        <LocationMap
          shape={shape}
          position={positionOf(values)}
          fit={flight.fit}
          fitKey={flight.count}
          onPosition={(position) => setValues((current: TypedLocation) => placedAt(current, position))}
          onShape={setShape}
          places={places}
        />
      </div>
    </div>
  )
}

function fitOf(values: TypedLocation): MapFit {
  const [shape, center] = [shapeOf(values), positionOf(values)]
  if (shape) return { bounds: boundsOf(shape), maxZoom: nearestFit.shape }
  return center ? { center, zoom: detailZoom } : startView
}
