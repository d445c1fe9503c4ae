import { queryClient, rpcQuery } from '../../rpc/queries.ts'

/** Signatures of pictures hold for an hour; after this long new ones are asked for ahead of time. */
const soonOver = 30 * 60_000

/** Asks for a parcel again; where many pictures fail at once, once for all of them. */
export const renewParcel = (parcelId: number): Promise<void> =>
  queryClient.invalidateQueries(
    { queryKey: rpcQuery('getPropertyById', parcelId).queryKey },
    { cancelRefetch: false },
  )

/** So that what is opened or downloaded late is still there for whoever may have it. */
export function renewIfOld(parcelId: number): void {
  const asked = queryClient.getQueryState(rpcQuery('getPropertyById', parcelId).queryKey)?.dataUpdatedAt ?? 0
  if (Date.now() - asked > soonOver) void renewParcel(parcelId)
}
