import { useQuery } from '@tanstack/react-query'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import { LinkedParcel } from '../lots/LinkedParcel.tsx'
import classes from './LotsTable.module.css'

/** The parcels that a tender or a lot is about, each with the way to its page. */
export function ParcelLinks({ ids }: { ids: readonly number[] }) {
  const { data: parcels = [] } = useQuery(linkedParcelsQuery(ids))
  return (
    <ul className={classes.parcels}>
      {ids.map((id) => (
        <li key={id}>
          <LinkedParcel id={id} parcel={parcels.find((parcel) => parcel.id === id)} />
        </li>
      ))}
    </ul>
  )
}
