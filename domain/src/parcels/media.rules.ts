import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { type MediaKind, mostImages, mostPanoramas } from './parcel-media.ts'

export type PictureSize = { width: number; height: number }

/** How far from twice as wide as high a sphere may be: what programs make of odd numbers. */
const bearable = 0.02

export const isSphere = ({ width, height }: PictureSize): boolean => Math.abs(width / height - 2) <= bearable

/** Only the whole sphere can be walked around in; says what it is and what it should be. */
export const mayBePanorama = (name: string, { width, height }: PictureSize): Verdict =>
  isSphere({ width, height })
    ? allowed
    : refused('panoramaNotSphere', {
        values: { name, width: String(width), height: String(height), half: String(Math.round(width / 2)) },
      })

type Taking = { isArchived: boolean; images: readonly unknown[]; panoramas: readonly unknown[] }

/** Whether a parcel takes one picture more; one that is put nowhere yet is not counted. */
export const mayTakeMedia = ({ isArchived, images, panoramas }: Taking, as: MediaKind | undefined): Verdict =>
  firstRefusal(
    isArchived ? refused('parcelArchived') : allowed,
    as === 'image' && images.length >= mostImages
      ? refused('tooManyImages', { values: { most: String(mostImages) } })
      : allowed,
    as === 'panorama' && panoramas.length >= mostPanoramas
      ? refused('tooManyPanoramas', { values: { most: String(mostPanoramas) } })
      : allowed,
  )
