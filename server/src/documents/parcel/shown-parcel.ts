import type { Actor } from '@allmende/domain/actor.ts'
import { factSheetOf, type SpokenFact } from '@allmende/domain/parcels/fact-sheet.ts'
import type { ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import { publicParcel, showParcel, type WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { filesIn, type ListedFile } from './listed-files.ts'
import { texts } from './parcel.texts.ts'

/** What an exposé tells of a parcel. */
export type ShownParcel = {
  parcel: Property
  facts: readonly SpokenFact[]
  description: string
  /** Whether visitors do not get it. */
  isDescriptionInternal: boolean
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
  const marked = withMarks(told, toAll, language)
  return { ...marked, standing: !isSeenOutside(whole) ? 'hidden' : isSame ? 'public' : 'internal' }
}

type Contents = Omit<ShownParcel, 'standing'>

/** As on its page, what visitors do not get is named internal. */
function withMarks(told: Contents, toAll: Contents, language: Language): Contents {
  const internal = (name: string) => say(texts.internalPart, language, { name })
  const factKey = ({ label, value }: SpokenFact) => JSON.stringify([label, value])
  const facts = new Set(toAll.facts.map(factKey))
  const files = new Set(toAll.files.map(({ id }) => id))
  const images = new Set(toAll.images.map(({ id }) => id))
  return {
    ...told,
    facts: told.facts.map((fact) =>
      facts.has(factKey(fact)) ? fact : { ...fact, label: internal(fact.label) },
    ),
    isDescriptionInternal: told.description !== toAll.description,
    files: told.files.map((file) => (files.has(file.id) ? file : { ...file, name: internal(file.name) })),
    images: told.images.map((image) =>
      images.has(image.id)
        ? image
        : { ...image, name: image.name === '' ? say(texts.internalPicture, language) : internal(image.name) },
    ),
  }
}

const contentsOf = (parcel: Property, language: Language): Contents => ({
  parcel,
  facts: factSheetOf(parcel, language),
  description: parcel.description ?? '',
  isDescriptionInternal: false,
  notes: parcel.internalNotes ?? '',
  images: parcel.images?.filter(({ state }) => state === 'READY') ?? [],
  panoramas: parcel.panoramas?.filter(({ state }) => state === 'READY').length ?? 0,
  files: filesIn(parcel.files ?? []),
})

/** What of it stands on paper. */
const words = ({ parcel, images, ...rest }: Contents) => ({
  ...rest,
  images: images.map(({ id }) => id),
  shape: parcel.geoJson,
})
