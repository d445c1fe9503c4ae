import { changeParcel } from '../change-parcel.ts'
import type { MediaParts, MediaWish } from './media-wishes.ts'

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** Only what a wish has changed is sent; markers stay as they are. */
export function changesOf(before: MediaParts, after: MediaParts) {
  const { images, panoramas, publicFields } = after
  return {
    ...(images !== before.images && { images: images.map(named) }),
    ...(panoramas !== before.panoramas && { panoramas: panoramas.map(named) }),
    ...(publicFields !== before.publicFields && { publicFields }),
  }
}

export const changeMedia = (parcelId: number, wish: MediaWish): Promise<void> =>
  changeParcel(parcelId, (parcel) => {
    const after = wish(parcel)
    return after === parcel ? null : changesOf(parcel, after)
  })
