import type { Option } from '../../ui/form/option.ts'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSettledReading } from '../notice-context.ts'
import { referenceOptions } from '../references.ts'
import type { ControlProps } from './control.ts'
import { withKept } from './with-kept.ts'

/** What the field may refer to. */
export function useReferences({ field }: ControlProps): readonly Option[] {
  return useSettledReading((form, values) => referenceOptions(form, values, field.idSchemes ?? []))
}

export function ReferenceControl(props: ControlProps) {
  const { value, change, shared } = props
  const kept = value?.stringValue ?? null
  return (
    <SelectField
      {...shared}
      options={withKept(useReferences(props), kept === null ? [] : [kept])}
      value={kept}
      onChange={(id) => change(id === null ? null : { stringValue: id })}
    />
  )
}

export function ReferencesControl(props: ControlProps) {
  const { value, change, shared } = props
  const kept = value?.listValue ?? []
  return (
    <MultiSelectField
      {...shared}
      options={withKept(useReferences(props), kept)}
      value={kept}
      onChange={(ids) => change({ listValue: ids })}
    />
  )
}
