import { areaOf } from '@allmende/domain/geometry/area.ts'
import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { saySquareMetres } from '@allmende/domain/parcels/size.ts'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

/** Takes the size from the shape, wherever they differ; it stands at the field and at the map. */
export function TakeArea({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const { language } = useLanguage()
  const { value, onChange } = form.field('size')
  const { geoJson } = form.values
  const area = useMemo(() => (geoJson ? Math.round(areaOf(JSON.parse(geoJson) as Shape)) : null), [geoJson])
  const isSame = typeof value === 'number' && Math.round(value) === area
  if (area === null || isSame) return null
  return (
    <div>
      <Button variant="subtle" size="compact-sm" mt={4} onClick={() => onChange(area)}>
        {say(texts.takeArea, { size: saySquareMetres(area, language) })}
      </Button>
    </div>
  )
}
