import { type Actor, isInternal } from '../actor.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { FieldName } from './parcel-fields.ts'
import type { MediaKind, MediaSize, MediaState } from './parcel-media.ts'
import { isSeenOutside } from './parcels.policy.ts'

export type SeenMedia = {
  isPublic: boolean
  isArchived: boolean
  publicFields: readonly FieldName[]
  /** The list it stands in; null for one that is in none yet. */
  listedAs: MediaKind | null
  state: MediaState
}

export const listOf = { image: 'images', panorama: 'panoramas' } as const satisfies Record<
  MediaKind,
  FieldName
>

/** Whether everybody may see it. */
export const isPublicMedia = ({ listedAs, state, ...parcel }: SeenMedia): boolean =>
  isSeenOutside(parcel) &&
  listedAs !== null &&
  parcel.publicFields.includes(listOf[listedAs]) &&
  state === 'READY'

export const mediaPolicy = {
  /** What was sent says more than its picture: where it was taken, by whom. It stays inside. */
  view: (actor: Actor, media: SeenMedia, size: MediaSize | 'tile'): Verdict =>
    isInternal(actor) || (isPublicMedia(media) && size !== 'original') ? allowed : refused('notFound'),
}
