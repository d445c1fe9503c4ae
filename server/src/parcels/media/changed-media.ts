import { mayBePanorama } from '@allmende/domain/parcels/media.rules.ts'
import type { ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { discardParcelFiles } from '../files/discarded-files.queries.ts'
import { keptPanoramas } from './kept-markers.ts'
import { listOwnMedia, type OwnMedia, placeMedia } from './media.queries.ts'

type Lists = Pick<ChangedProperty, 'images' | 'panoramas'>

/**
 * The lists of pictures as they are to be kept: known ones in another order and under other names, those that waited
 * for their place, and no others. What is left out is gone for good, and no panorama leads there any more.
 */
export async function changedMedia(
  { db, now }: Context,
  current: WholeParcel,
  changed: Lists,
): Promise<Lists> {
  if (!changed.images && !changed.panoramas) return {}
  const own = new Map((await listOwnMedia(db, current.id)).map((media) => [media.serverId, media]))
  const images = changed.images && demandKnown('images', changed.images, current.images, own)
  const panoramas = changed.panoramas && demandKnown('panoramas', changed.panoramas, current.panoramas, own)
  const added = [...(images ?? []), ...(panoramas ?? [])].filter(({ id }) => own.get(id)?.isPlaced === false)
  if (new Set(added.map(({ id }) => id)).size < added.length)
    refuse('mediaDoubled', { fields: ['0.panoramas'] })
  await placeMedia(
    db,
    added.map(({ id }) => id),
  )
  const dropped = [
    ...(images ? leftOut(current.images, images) : []),
    ...(panoramas ? leftOut(current.panoramas, panoramas) : []),
  ]
  await discardParcelFiles(db, dropped, now)
  return {
    ...(images && { images: images.map(({ id, name }) => ({ id, name })) }),
    ...(panoramas && { panoramas: await keptPanoramas(current.id, current.panoramas, panoramas) }),
  }
}

const leftOut = (before: readonly { id: string }[], after: readonly { id: string }[]): string[] =>
  before.map(({ id }) => id).filter((id) => !after.some((other) => other.id === id))

function demandKnown<Entry extends { id: string }>(
  list: 'images' | 'panoramas',
  entries: readonly Entry[],
  before: readonly { id: string }[],
  own: ReadonlyMap<string, OwnMedia>,
): readonly Entry[] {
  const fields = [`0.${list}`]
  if (new Set(entries.map(({ id }) => id)).size < entries.length) refuse('mediaDoubled', { fields })
  const listed = new Set(before.map(({ id }) => id))
  for (const { id } of entries) {
    if (listed.has(id)) continue
    const media = own.get(id)
    if (!media || media.isPlaced) refuse('mediaUnknown', { fields })
    const { name, width, height } = media
    const verdict = mayBePanorama(name, { width: width ?? 0, height: height ?? 1 })
    if (list === 'panoramas' && !verdict.allowed) throw new Refusal({ ...verdict, fields })
  }
  return entries
}
