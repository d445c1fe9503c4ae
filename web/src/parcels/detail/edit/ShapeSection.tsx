import { areaOf } from '@allmende/domain/geometry/area.ts'
import { boundsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import { shapeText } from '@allmende/domain/geometry/read-shape.ts'
import { sayExactSize } from '@allmende/domain/parcels/size.ts'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ShapeEditor } from '../../../map/ShapeEditor.tsx'
import { useShapeOfText } from '../../../map/useShapeOfText.ts'
import { detailZoom, type MapFit, nearestFit, startView } from '../../../map/view.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { useNeighbours } from '../../geometry/useNeighbours.ts'
import { viewAround } from '../../geometry/view-around.ts'
import type { InsideParcel } from '../whole-parcel.ts'
import { texts as detailTexts } from '../parcel-detail.texts.ts'
import { ImportShapeDialog } from './ImportShapeDialog.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import classes from './parcel-form.module.css'
import { formTexts as texts, importTexts } from './parcel-form.texts.ts'
import { TakeArea } from './TakeArea.tsx'

type ShapeSectionProps = { form: ParcelFormState; parcel: InsideParcel }

/** Draws and changes the shape of a parcel, or takes it from elsewhere. */
export function ShapeSection({ form, parcel }: ShapeSectionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { id, value: text, error, onChange, onBlur } = form.field('geoJson')
  const [isImporting, setImporting] = useState(false)
  const [shape, setShape] = useShapeOfText(text, (drawn) => onChange(drawn && shapeText(drawn)))
  // Where the map goes at first, and after an import; not while somebody draws.
  const [aim, setAim] = useState(() => ({ fit: fitTo(shape, parcel), key: 0 }))
  const neighbours = useNeighbours(
    useMemo(() => viewAround(aim.fit), [aim]),
    parcel.id,
  )
  const neighbourShapes = useMemo(() => neighbours.map((one) => one.shape), [neighbours])
  return (
    <div id={id} tabIndex={-1} className={classes.shape} onBlur={onBlur}>
      <ShapeEditor
        label={say(detailTexts.mapLabel, { name: parcel.name })}
        value={shape}
        onChange={setShape}
        neighbours={neighbourShapes}
        allow="multipolygon"
        fit={aim.fit}
        fitKey={aim.key}
        measure={(drawn) => say(texts.area, { size: sayExactSize(Math.round(areaOf(drawn)), language) })}
      />
      <TakeArea form={form} />
      {error && <FieldError text={error} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconFileImport size={20} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {say(importTexts.open)}
        </Button>
      </div>
      {isImporting && (
        <ImportShapeDialog
          hasShape={shape !== null}
          onTake={(taken) => {
            setShape(taken)
            setAim(({ key }) => ({ fit: fitTo(taken, parcel), key: key + 1 }))
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  )
}

function fitTo(shape: Shape | null, { latitude, longitude }: InsideParcel): MapFit {
  if (shape) return { bounds: boundsOf(shape), maxZoom: nearestFit.shape - 2 }
  if (latitude === null || longitude === null) return startView
  return { center: [longitude, latitude], zoom: detailZoom + 1 }
}
