import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../../ui/Alert.tsx'
import { useSay } from '../../../ui/language.tsx'
import type { EditedParcel } from './edited-parcel.ts'
import { littleShown, withFactsShown } from './little-shown.ts'
import type { ParcelFormState } from './ParcelForm.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

/** A public parcel of which next to nothing is public; what is published here the switches take back. */
export function LittleShown({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const names = littleShown(form.values)
  if (!names) return null
  const publish = () =>
    form.setValues((current: EditedParcel) => ({ ...current, shown: withFactsShown(current.shown) }))
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" variant="default" onClick={publish}>
          {say(texts.showFacts)}
        </Button>
      }
    >
      {names.length === 0
        ? say(texts.littleShown)
        : say(texts.littleShownBeside, { names: names.map((name) => say(fieldLabels[name])).join(', ') })}
    </Alert>
  )
}
