import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { PublicMark } from '../detail/PublicMark.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import classes from './media.module.css'

/** Whether visitors see the pictures and the panoramas; of what there is none nothing is said. */
export function MediaMarks({ parcel }: { parcel: InsideParcel }) {
  const say = useSay()
  const kinds = (['images', 'panoramas'] as const).filter((kind) => parcel[kind].length > 0)
  return (
    <div className={classes.marks}>
      {kinds.map((kind) => (
        <span key={kind} className={classes.mark}>
          {say(fieldLabels[kind])}:
          <PublicMark isPublic={parcel.publicFields.includes(kind)} />
        </span>
      ))}
    </div>
  )
}
