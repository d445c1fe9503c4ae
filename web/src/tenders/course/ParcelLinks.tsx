import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { texts } from '../lots/LotParcels.texts.ts'
import { parcelsQuery } from '../surroundings.query.ts'
import classes from './LotsTable.module.css'

/** The parcels that a tender or a lot is about, each with the way to its page. */
export function ParcelLinks({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const { data: parcels = [] } = useQuery({ ...parcelsQuery, enabled: ids.length > 0 })
  const nameOf = (id: number) =>
    parcels.find((parcel) => parcel.id === id)?.name ?? say(texts.unknown, { id })
  return (
    <ul className={classes.parcels}>
      {ids.map((id) => (
        <li key={id}>
          <AppLink href={`/grundstuecke/${id}`}>{nameOf(id)}</AppLink>
        </li>
      ))}
    </ul>
  )
}
