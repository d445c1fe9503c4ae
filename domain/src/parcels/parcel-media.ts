import { z } from 'zod'
import { Line, MomentText } from '../method.ts'
import { ServerId } from './folder.ts'
import { ChangedMarkersText, MarkersText } from './markers-text.ts'

/** Pictures and panoramas are listed each by itself. */
export const MediaKind = z.enum(['image', 'panorama'])
export type MediaKind = z.infer<typeof MediaKind>

/** Its smaller sizes are made after it has come; of one that cannot be read none are. */
export const MediaState = z.enum(['MAKING', 'READY', 'FAILED'])
export type MediaState = z.infer<typeof MediaState>

/** Why one FAILED: malware was found in it, or it could not be read. */
export const MediaProblem = z.enum(['infected', 'unreadable'])
export type MediaProblem = z.infer<typeof MediaProblem>

export const mostImages = 500
export const mostPanoramas = 100

/** What it is called is its caption and what is read to those who do not see it; empty while nobody has said so. */
const Caption = Line(300)

export const ParcelImage = z.object({
  id: ServerId,
  name: Caption,
  /** As whoever sent it called it; those outside get an empty one. */
  originalFileName: z.string(),
  /** Without a word about its size: the one for screens. It is signed where it is not for everybody. */
  url: z.string(),
  /** Of what was sent. */
  fileSizeInBytes: z.int(),
  created: MomentText,
  state: MediaState,
  /** Of one that FAILED alone; those outside are told of no such picture. */
  problem: MediaProblem.optional(),
  /** Once it stands upright; null while it is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type ParcelImage = z.infer<typeof ParcelImage>

/** A panorama in pieces: how wide it is on each level, from the smallest, and how many columns and rows that makes. */
export const PanoramaLevel = z.object({ width: z.int(), cols: z.int(), rows: z.int() })
export type PanoramaLevel = z.infer<typeof PanoramaLevel>

export const Panorama = ParcelImage.extend({
  /** A JSON list, see `markers-text.ts`. */
  markers: MarkersText,
  /** None where the size for screens is all there is. */
  levels: z.array(PanoramaLevel),
})
export type Panorama = z.infer<typeof Panorama>

/** In the order in which they are shown; what is left out is dropped. */
export const ChangedImages = z.array(z.object({ id: ServerId, name: Caption })).max(mostImages)
/** Markers left out stay. */
export const ChangedPanoramas = z
  .array(z.object({ id: ServerId, name: Caption, markers: ChangedMarkersText.optional() }))
  .max(mostPanoramas)

/** `preview`: small enough to be there at once; of panoramas the first picture of the sphere. */
export type MediaSize = 'thumbnail' | 'preview' | 'web' | 'original'

/** Where a picture is had, whoever may have it; `url` of a picture adds what is signed. */
export const mediaPath = (parcelId: number, id: string): string => `/api/v1/files/gis/media/${parcelId}/${id}`

const added = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`

/** A picture in another size. */
export const sizedMedia = (url: string, size: MediaSize): string => added(url, `size=${size}`)

/** One piece of a panorama. */
export const mediaTile = (url: string, level: number, col: number, row: number): string =>
  added(url, `tile=${level}-${col}-${row}`)
