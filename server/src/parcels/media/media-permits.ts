import { isInternal } from '@allmende/domain/actor.ts'
import { ParcelId } from '@allmende/domain/parcels/parcels.contract.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { z } from 'zod'
import { permitsFor } from '../../http/permits.ts'
import type { Context } from '../../rpc/method.ts'

const minute = 60_000
/** So long an address stays the same, so that browsers find again what they have. */
const steady = 5 * minute
/** Pictures cannot say in a header who asks for them. No address is good for longer than this. */
const goodFor = 60 * minute

/** All pictures of one parcel, as far as whoever was given it may see them. */
export const mediaPermits = permitsFor(
  'parcel media',
  z.object({ parcelId: ParcelId }),
  (now) => new Date(Math.floor(now.getTime() / steady) * steady + goodFor),
)

/** A parcel for those inside, who see pictures, and fetch what was sent, whether they are public or not. */
export async function withMediaPermits(context: Context, parcel: WholeParcel): Promise<WholeParcel> {
  const { images, panoramas } = parcel
  if (!isInternal(context.actor) || images.length + panoramas.length === 0) return parcel
  const permit = await mediaPermits.give(context, { parcelId: parcel.id })
  const signed = <Media extends { url: string }>(media: Media): Media => ({
    ...media,
    url: `${media.url}?permit=${permit}`,
  })
  return { ...parcel, images: images.map(signed), panoramas: panoramas.map(signed) }
}
