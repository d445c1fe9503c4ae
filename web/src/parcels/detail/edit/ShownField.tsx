import type { FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import type { ReactNode } from 'react'
import { useSay } from '../../../ui/language.tsx'
import classes from './parcel-form.module.css'
import { PublicSwitch } from './PublicSwitch.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'

type ShownFieldProps = { form: ParcelFormState; name: FieldName; children?: ReactNode }

/** A field, and beside it whether visitors see it. */
export function ShownField({ form, name, children }: ShownFieldProps) {
  const say = useSay()
  const { id, value, onChange } = form.field(`shown.${name}`)
  return (
    <div className={classes.shown}>
      <div className={classes.shownField}>
        {children ?? <span className={classes.shownName}>{say(fieldLabels[name])}</span>}
      </div>
      <PublicSwitch label={say(fieldLabels[name])} id={id} isPublic={value} onChange={onChange} />
    </div>
  )
}
