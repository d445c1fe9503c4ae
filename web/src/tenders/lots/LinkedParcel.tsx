import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './LotParcels.module.css'
import { texts } from './LotParcels.texts.ts'

/** A linked parcel with the way to its page; the team is told that nobody else sees it any more. */
export function LinkedParcel({ id, parcel }: { id: number; parcel: PropertyRow | undefined }) {
  const say = useSay()
  const hidden = parcel?.isArchived ? texts.archived : parcel?.isPublic === false ? texts.notPublic : null
  return (
    <span>
      <AppLink href={`/grundstuecke/${id}`}>{parcel?.name ?? say(texts.unknown, { id })}</AppLink>
      {hidden && <span className={classes.quiet}> ({say(hidden)})</span>}
    </span>
  )
}
