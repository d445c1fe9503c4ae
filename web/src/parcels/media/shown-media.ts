import type { MediaKind, ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { texts } from './media.texts.ts'

/** `number`: which of its kind it is, from 1. */
export type ShownMedia = ParcelImage & { kind: MediaKind; number: number }

export const mediaOfKind = (kind: MediaKind, media: readonly ParcelImage[] = []): ShownMedia[] =>
  media.map((each, index) => ({ ...each, kind, number: index + 1 }))

/** Panoramas first: they are few, and behind many pictures nobody would find them. */
export const shownMedia = ({
  images,
  panoramas,
}: Pick<Property, 'images' | 'panoramas'>): readonly ShownMedia[] => [
  ...mediaOfKind('panorama', panoramas),
  ...mediaOfKind('image', images),
]

type Say = (text: Bilingual, values?: Values) => string

/** What is read to those who do not see it. */
export function sayMedia(
  say: Say,
  { kind, name, number }: Pick<ShownMedia, 'kind' | 'name' | 'number'>,
): string {
  if (name) return name
  return say(kind === 'image' ? texts.unnamedImage : texts.unnamedPanorama, { n: number })
}
