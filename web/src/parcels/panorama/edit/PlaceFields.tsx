import type { Marker, SpherePoint } from '@allmende/domain/parcels/markers.ts'
import { middleOf } from '@allmende/domain/parcels/markers.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { inDegrees, inRadians, tidyPoint } from '../sphere-points.ts'
import type { Editing } from './editing.ts'
import classes from './editor.module.css'
import { texts } from './editor.texts.ts'
import type { MarkerEditor } from './useMarkerEditor.ts'

type PlaceFieldsProps = { editor: MarkerEditor; editing: Editing; marker: Marker }

/** Where a marker stands, in degrees; of a polygon also each of its points. */
export function PlaceFields({ editor, editing, marker }: PlaceFieldsProps) {
  const say = useSay()
  const { polygon } = marker
  const { corner } = editing
  const point = tidyPoint((corner === null ? undefined : polygon?.[corner]) ?? middleOf(marker))
  const goTo = (to: SpherePoint) => editor.move(to.yaw - point.yaw, to.pitch - point.pitch)
  const corners = (polygon ?? []).map((_point, at) => ({
    value: String(at),
    label: say(texts.cornerAt, { n: String(at + 1) }),
  }))
  return (
    <>
      {polygon && (
        <SelectField
          label={say(texts.corner)}
          required
          options={[{ value: 'all', label: say(texts.allCorners) }, ...corners]}
          value={corner === null ? 'all' : String(corner)}
          onChange={(value) =>
            editor.choose(marker.id, value === 'all' || value === null ? null : Number(value))
          }
        />
      )}
      <div className={classes.pair}>
        <NumberField
          label={say(texts.yaw)}
          decimals={1}
          min={0}
          max={360}
          value={inDegrees(point.yaw)}
          onChange={(yaw) => {
            if (yaw !== null && yaw >= 0 && yaw <= 360) goTo({ ...point, yaw: inRadians(yaw) })
          }}
        />
        <NumberField
          label={say(texts.pitch)}
          decimals={1}
          min={-90}
          max={90}
          value={inDegrees(point.pitch)}
          onChange={(pitch) => {
            if (pitch !== null && Math.abs(pitch) <= 90) goTo({ ...point, pitch: inRadians(pitch) })
          }}
        />
      </div>
    </>
  )
}
