import { buildingStates } from '@allmende/domain/parcels/parcel-fields.ts'
import { buildingTexts, unknownText } from '@allmende/domain/parcels/parcels.texts.ts'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { texts } from '../parcel-detail.texts.ts'
import { LocationField } from './LocationField.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import { ShownField } from './ShownField.tsx'
import { SizeField } from './SizeField.tsx'
import { UsagesField } from './UsagesField.tsx'
import type { InsideParcel } from '../whole-parcel.ts'

type FactFieldsProps = { form: ParcelFormState; parcel: InsideParcel }

/** Every fact of a parcel that has a field of its own. */
export function FactFields({ form, parcel }: FactFieldsProps) {
  return (
    <>
      <TextField {...form.field('name')} required />
      <ShownField form={form} name="location">
        <LocationField {...form.field('locationId')} current={parcel.location} />
      </ShownField>
      <LineField form={form} name="plat" />
      <ShownField form={form} name="size">
        <SizeField form={form} />
      </ShownField>
      <ShownField form={form} name="hasBuilding">
        <BuildingField form={form} />
      </ShownField>
      <TriStateField form={form} name="regulatedInDevelopmentPlan" />
      <TriStateField form={form} name="buildingPlanIsInPreparation" />
      <ShownField form={form} name="availability">
        <AvailabilityField form={form} />
      </ShownField>
      <LineField form={form} name="availabilityNotes" isLong />
      <LineField form={form} name="siteDevelopment" isLong />
      <ShownField form={form} name="allowedUsageTypes">
        <UsagesField {...form.field('allowedUsageTypes')} />
      </ShownField>
    </>
  )
}

type LineFieldProps = {
  form: ParcelFormState
  name: 'plat' | 'availabilityNotes' | 'siteDevelopment'
  isLong?: boolean
}

/** What is empty is not known. */
function LineField({ form, name, isLong = false }: LineFieldProps) {
  const { value, onChange, ...field } = form.field(name)
  const shown = {
    ...field,
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  }
  return (
    <ShownField form={form} name={name}>
      {isLong ? <TextAreaField {...shown} rows={2} /> : <TextField {...shown} />}
    </ShownField>
  )
}

type TriStateFieldProps = {
  form: ParcelFormState
  name: 'regulatedInDevelopmentPlan' | 'buildingPlanIsInPreparation'
}

function TriStateField({ form, name }: TriStateFieldProps) {
  const say = useSay()
  const { value, onChange, ...field } = form.field(name)
  return (
    <ShownField form={form} name={name}>
      <RadioField<'yes' | 'no' | 'unknown'>
        {...field}
        inline
        value={value === null ? 'unknown' : value ? 'yes' : 'no'}
        onChange={(answer) => onChange(answer === 'yes' ? true : answer === 'no' ? false : null)}
        options={[
          { value: 'yes', label: say(texts.yes) },
          { value: 'no', label: say(texts.no) },
          { value: 'unknown', label: say(unknownText) },
        ]}
      />
    </ShownField>
  )
}

function BuildingField({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const { value, onChange, ...field } = form.field('hasBuilding')
  return (
    <RadioField<'BEBAUT' | 'UNBEBAUT' | 'unknown'>
      {...field}
      inline
      value={value ?? 'unknown'}
      onChange={(state) => onChange(state === 'unknown' ? null : state)}
      options={[
        ...buildingStates.map((state) => ({ value: state, label: say(buildingTexts[state]) })),
        { value: 'unknown', label: say(unknownText) },
      ]}
    />
  )
}

function AvailabilityField({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const { value, onChange, ...field } = form.field('availability')
  return (
    <RadioField<'yes' | 'no'>
      {...field}
      inline
      value={value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: say(texts.yes) },
        { value: 'no', label: say(texts.no) },
      ]}
    />
  )
}
