import { fixedFields } from '@allmende/domain/parcels/parcel-fields.ts'
import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { IconLock } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import classes from './parcel-settings.module.css'
import { texts } from './parcel-settings.texts.ts'

/** What every parcel has, whatever is set here. */
export function FixedFields() {
  const say = useSay()
  return (
    <div className={classes.part}>
      <h3 className={classes.subtitle}>{say(texts.fixed)}</h3>
      <p className={classes.empty}>{say(texts.fixedHint)}</p>
      <ul className={classes.fixed} aria-label={say(texts.fixed)}>
        {fixedFields.map((name) => (
          <li key={name}>
            <IconLock size={16} aria-hidden />
            {say(fieldLabels[name])}
          </li>
        ))}
      </ul>
    </div>
  )
}
