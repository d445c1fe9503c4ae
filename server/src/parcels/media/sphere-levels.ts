import type { SphereLevel } from '../../pictures/picture-jobs.ts'

/** What every device shows in one piece. */
export const widestWhole = 4096
/** The first picture of a sphere. */
export const widestPreview = 2048
/** The smallest side of a piece; the viewer takes at most 64 columns and 32 rows of them. */
const smallestPiece = 512

/**
 * A sphere in square pieces, from the coarsest level to the full width. The viewer wants powers of two, so the pieces
 * are as large as it takes for them to fill the width; a few columns of pixels are lost at most.
 */
export function levelsOf(width: number): SphereLevel[] {
  if (width <= widestWhole) return []
  const most = Math.min(64, 2 ** Math.floor(Math.log2(width / smallestPiece)))
  const side = Math.floor(width / most)
  const levels: SphereLevel[] = []
  for (let cols = most; side * cols > widestPreview; cols /= 2)
    levels.unshift({ width: side * cols, cols, rows: cols / 2 })
  return levels
}
