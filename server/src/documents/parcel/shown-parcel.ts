import type { Actor } from '@allmende/domain/actor.ts'
import { factSheetOf, type SpokenFact } from '@allmende/domain/parcels/fact-sheet.ts'
import type { ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import { publicParcel, showParcel, type WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { filesIn, type ListedFile } from './listed-files.ts'

/** What an exposé tells of a parcel. */
export type ShownParcel = {
  parcel: Property
  facts: readonly SpokenFact[]
  description: string
  notes: string
  images: readonly ParcelImage[]
  panoramas: number
  files: readonly ListedFile[]
  /** Whether everybody may read all of it, or it tells of something internal, or of a parcel that is. */
  standing: 'public' | 'internal' | 'hidden'
}

/** As this viewer gets it, and whether that is more than everybody does. */
export function shownParcel(whole: WholeParcel, viewer: Actor, language: Language): ShownParcel {
  const told = contentsOf(showParcel(viewer, whole), language)
  const toAll = contentsOf(publicParcel(whole), language)
  const isSame = JSON.stringify(words(told)) === JSON.stringify(words(toAll))
  return { ...told, standing: !isSeenOutside(whole) ? 'hidden' : isSame ? 'public' : 'internal' }
}

const contentsOf = (parcel: Property, language: Language): Omit<ShownParcel, 'standing'> => ({
  parcel,
  facts: factSheetOf(parcel, language),
  description: parcel.description ?? '',
  notes: parcel.internalNotes ?? '',
  images: parcel.images?.filter(({ state }) => state === 'READY') ?? [],
  panoramas: parcel.panoramas?.filter(({ state }) => state === 'READY').length ?? 0,
  files: filesIn(parcel.files ?? []),
})

/** What of it stands on paper. */
const words = ({ parcel, images, ...rest }: Omit<ShownParcel, 'standing'>) => ({
  ...rest,
  images: images.map(({ id }) => id),
  shape: parcel.geoJson,
})
