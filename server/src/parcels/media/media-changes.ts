import type { Change } from '@allmende/domain/changes.ts'
import { fieldLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'

type Told = { id: string; name: string; originalFileName: string }

/** By its caption, or else as whoever sent it called it. */
const sayMedia = ({ name, originalFileName }: Told): string => name || originalFileName

/** The pictures of a parcel in the words of the log, in their order. */
export const toldMedia = ({ images, panoramas }: Pick<WholeParcel, 'images' | 'panoramas'>) => ({
  images: images.map(sayMedia),
  panoramas: panoramas.map(sayMedia),
})

/** What a list of names does not tell: other markers, and captions of which one took the other's place. */
export function mediaChanges(before: WholeParcel, after: WholeParcel): Change[] {
  return after.panoramas
    .filter(({ id, markers }) => {
      const known = before.panoramas.find((panorama) => panorama.id === id)
      return known !== undefined && known.markers !== markers
    })
    .map((panorama) => ({
      label: fieldLabels.panoramas.de,
      oldValue: null,
      newValue: `${sayMedia(panorama)}: Marker geändert`,
    }))
}
