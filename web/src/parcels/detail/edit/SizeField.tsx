import { areaOf } from '@allmende/domain/geometry/area.ts'
import { readShape } from '@allmende/domain/geometry/read-shape.ts'
import { saySquareMetres } from '@allmende/domain/parcels/size.ts'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

/** How large its shape is, in whole square metres; null without one. */
export function useArea(geoJson: string | null): number | null {
  return useMemo(() => {
    const shape = geoJson ? readShape(geoJson).shape : undefined
    return shape ? Math.round(areaOf(shape)) : null
  }, [geoJson])
}

export function SizeField({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const { language } = useLanguage()
  const field = form.field('size')
  const area = useArea(form.values.geoJson)
  const differs = area !== null && (field.value === null || Math.round(field.value) !== area)
  return (
    <>
      <NumberField {...field} unit="qm" decimals={2} min={0} />
      {differs && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => field.onChange(area)}>
          {say(texts.takeArea, { size: saySquareMetres(area, language) })}
        </Button>
      )}
    </>
  )
}
