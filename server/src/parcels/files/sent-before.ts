import { nameOf } from '@allmende/domain/actor.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { findParcelFile, isUsed, type KnownFile } from './parcel-files.queries.ts'

const takenReasons = { document: 'serverIdUsed', media: 'mediaIdTaken' } as const

/**
 * What this person sent to this parcel under that id: her first answer may have been lost. Of anybody else's, and of
 * what is gone since, it is only said that the id is used.
 */
export async function sentBefore(
  { db, actor }: Context,
  { id }: { id: number },
  kind: KnownFile['kind'],
  serverId: string,
): Promise<KnownFile | null> {
  const known = await findParcelFile(db, serverId)
  if (known?.parcelId === id && known.kind === kind && known.createdBy === nameOf(actor)) return known
  return known || (await isUsed(db, serverId)) ? refuse(takenReasons[kind]) : null
}

/** The same once it is known how much comes now: what has another size is something else. */
export async function sameSentBefore(
  context: Context,
  parcel: { id: number },
  kind: KnownFile['kind'],
  { serverId, length }: { serverId: string; length: number },
): Promise<KnownFile | null> {
  const known = await sentBefore(context, parcel, kind, serverId)
  return known && known.size !== length ? refuse(takenReasons[kind]) : known
}
