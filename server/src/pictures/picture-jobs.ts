/** What the workshop is asked for: about files that lie in its own folder. */
export type PictureJob =
  /** What a picture is; it is read to its end, so that a torn one is found out. */
  | { kind: 'look'; source: string }
  /** One smaller picture of it, upright, without a word about who took it where. */
  | ({ kind: 'shrink'; source: string; target: string } & Shrinking)
  /** One level of a sphere in square pieces, as files `<row>-<col>.jpg` in a folder. */
  | ({ kind: 'cut'; source: string; target: string } & SphereLevel)

export type Shrinking = {
  /** The picture fits in this square or, where it is a sphere, is exactly twice as wide as high. */
  longest: number
  isSphere: boolean
}

export type SphereLevel = { width: number; cols: number; rows: number }

export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** Upright. */
export type SeenPicture = { format: PictureFormat; width: number; height: number }

/**
 * `unreadable`: no picture of the kinds we take; `damaged`: one that breaks off or does not hold together; `tooHeavy`:
 * one that would take too much memory.
 */
export type PictureFault = 'unreadable' | 'tooManyPixels' | 'damaged' | 'tooHeavy'

export type JobAnswer =
  | { done: SeenPicture | null }
  | { fault: PictureFault; reason: string }
  /** Not the picture's fault: the disk is full, say. */
  | { failed: string }

/** Said before the answer, once the process has come so far that it works on the job. */
export const begun = 'begun'

/** More than this is not opened, whatever it says of itself. */
export const mostPixels = 400_000_000
