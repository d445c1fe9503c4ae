import type { Metadata } from 'sharp'

/** More than this is not held at once of a picture that cannot be read row by row, in bytes. */
export const mostHeld = 1_200_000_000

/** What a picture says of itself. */
export type Described = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>

/** Of all numbers of a progressive JPEG the library keeps two bytes until the last pass; colours may be coarser. */
const coloursKept: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2, '4:1:1': 1.5 }

/**
 * How many bytes of a picture have to be in memory at once: none of one that is read row by row, all of an interlaced
 * PNG or a WebP and, once more, of one that has to be turned.
 */
export function heldBytes(seen: Described): number {
  const {
    format,
    width,
    height,
    channels,
    depth,
    isProgressive,
    chromaSubsampling = '',
    orientation = 1,
  } = seen
  const pixels = width * height
  const whole = pixels * channels * (depth === 'ushort' ? 2 : 1)
  const turned = orientation > 1 ? whole : 0
  if (format === 'webp') return whole + turned
  if (!isProgressive) return turned
  return turned + (format === 'jpeg' ? pixels * 2 * (coloursKept[chromaSubsampling] ?? channels) : whole)
}

/** No JPEG writes more than 64 pixels with less than a bit: with fewer bytes its size is made up. */
export const isMadeUp = ({ format, width, height }: Described, bytes: number): boolean =>
  format === 'jpeg' && width * height > bytes * 8 * 64
