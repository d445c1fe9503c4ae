import type { ChangedProperty, Property } from '@allmende/domain/parcels/parcels.contract.ts'
import type { LinkedProperty } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { type InsideParcel, isInsideParcel } from './detail/whole-parcel.ts'
import { noteOwnVersion } from './own-versions.ts'

/** What is to become of a parcel as it is then; null where there is nothing left to do. */
type Wish = (parcel: InsideParcel) => Omit<ChangedProperty, 'id' | 'version'> | null

/** So often it is tried with what somebody else has just made of it. */
const mostTries = 4

/**
 * Changes a parcel on its own page, one thing at once. Where somebody else was faster the wish is put to what she made
 * of it, so that neither loses anything.
 */
export async function changeParcel(id: number, wish: Wish): Promise<void> {
  const query = rpcQuery('getPropertyById', id)
  for (let tries = 1; ; tries += 1) {
    const parcel =
      tries === 1
        ? await queryClient.ensureQueryData(query)
        : await queryClient.fetchQuery({ ...query, staleTime: 0 })
    if (!isInsideParcel(parcel)) return
    const changes = wish(parcel)
    if (changes === null) return
    try {
      const changed = await call('updateProperty', { id, version: parcel.version, ...changes })
      noteOwnVersion(id, changed.version)
      return void showChanged(parcel, changed)
    } catch (error) {
      const isOvertaken = error instanceof CallError && error.type === 'ConflictException'
      if (!isOvertaken || tries === mostTries) throw error
    }
  }
}

/** Its tenders are not in the answer to a change. */
export const showChanged = ({ projects, projectId }: LinkedProperty, changed: Property): void =>
  void queryClient.setQueryData(rpcQuery('getPropertyById', changed.id).queryKey, {
    ...changed,
    projects,
    projectId,
  })
