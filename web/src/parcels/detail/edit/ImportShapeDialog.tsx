import { areaOf } from '@allmende/domain/geometry/area.ts'
import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { sayExactSize } from '@allmende/domain/parcels/size.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { SmallMap } from '../../../map/SmallMap.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { type CoordinateOrder, coordinateOrders, type Imported } from '../../geometry/coordinate-list.ts'
import { type CoordinateSystem, coordinateSystems } from '../../geometry/coordinate-systems.ts'
import { useImportedShape } from '../../geometry/useImportedShape.ts'
import classes from './parcel-form.module.css'
import { formTexts, importTexts as texts } from './parcel-form.texts.ts'
import { ShapeFile } from './ShapeFile.tsx'

export type ImportKind = 'list' | 'geoJson'

type ImportShapeDialogProps = { hasShape: boolean; onTake: (shape: Shape) => void; onClose: () => void }

/** Corners that somebody has as text or as a file; shown on the map before they are taken. */
export function ImportShapeDialog({ hasShape, onTake, onClose }: ImportShapeDialogProps) {
  const say = useSay()
  const [kind, setKind] = useState<ImportKind>('list')
  const [system, setSystem] = useState<CoordinateSystem>('wgs84')
  const [order, setOrder] = useState<CoordinateOrder>('latitudeFirst')
  const [text, setText] = useState('')
  const imported = useImportedShape({ kind, system, order, text })
  const fault = text.trim() === '' ? undefined : imported?.fault
  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={say(texts.title)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button
            disabled={!imported?.shape}
            onClick={() => {
              if (!imported?.shape) return
              onTake(imported.shape)
              onClose()
            }}
          >
            {say(texts.take)}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <RadioField
          label={say(texts.kind)}
          inline
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
          options={[
            { value: 'list', label: say(texts.list) },
            { value: 'geoJson', label: say(texts.geoJson) },
          ]}
        />
        <SelectField
          label={say(texts.system)}
          {...(kind === 'geoJson' && { hint: say(texts.systemHint) })}
          required
          value={system}
          onChange={(chosen) => chosen && setSystem(chosen)}
          options={coordinateSystems.map((value) => ({ value, label: say(texts[value]) }))}
        />
        {kind === 'list' && system === 'wgs84' && (
          <RadioField
            label={say(texts.order)}
            inline
            value={order}
            onChange={(chosen) => chosen && setOrder(chosen)}
            options={coordinateOrders.map((value) => ({ value, label: say(texts[value]) }))}
          />
        )}
        <TextAreaField
          label={say(texts[kind])}
          hint={say(kind === 'list' ? texts.listHint : texts.geoJsonHint)}
          rows={6}
          error={fault && say(fault.text, fault.values)}
          value={text}
          onChange={setText}
        />
        {fault?.system && <SystemOffer system={fault.system} onTake={setSystem} />}
        <ShapeFile
          kind={kind}
          onText={(read, isJson) => {
            setText(read)
            if (isJson) setKind('geoJson')
          }}
        />
        {imported?.shape && <Preview imported={imported} hasShape={hasShape} />}
      </div>
    </Dialog>
  )
}

type SystemOfferProps = { system: CoordinateSystem; onTake: (system: CoordinateSystem) => void }

/** Where the numbers themselves tell in which system they are written. */
function SystemOffer({ system, onTake }: SystemOfferProps) {
  const say = useSay()
  return (
    <div>
      <Button size="sm" variant="default" onClick={() => onTake(system)}>
        {say(texts.switchTo, { system: shortNames[system] })}
      </Button>
    </div>
  )
}

const shortNames = { wgs84: 'WGS 84', utm32: 'UTM 32', utm33: 'UTM 33' } as const

type PreviewProps = { imported: Extract<Imported, { shape: Shape }>; hasShape: boolean }

function Preview({ imported: { shape }, hasShape }: PreviewProps) {
  const say = useSay()
  const { language } = useLanguage()
  const label = say(texts.preview)
  const shapes = useMemo(
    () => [{ id: 'imported', name: label, shape, tone: 'plain' as const }],
    [label, shape],
  )
  const size = sayExactSize(Math.round(areaOf(shape)), language)
  return (
    <>
      <SmallMap label={label} shapes={shapes} />
      <Alert tone={hasShape ? 'warning' : 'info'}>
        {say(formTexts.area, { size })}
        {hasShape && ` – ${say(texts.replaces)}`}
      </Alert>
    </>
  )
}
