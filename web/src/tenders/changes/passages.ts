import type { Piece } from '@allmende/domain/tenders/changes/word-diff.ts'

/** So much of what stayed is shown before and after a change. */
const context = 80
/** What is hardly longer than what would be shown of it stays whole. */
const slack = 60

/** A comparison without the long stretches between changes, which are the same on both sides. */
export function passagesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same') return piece
    const [isFirst, isLast] = [index === 0, index === pieces.length - 1]
    const shown = (isFirst ? 0 : context) + (isLast ? 0 : context)
    if (piece.text.length <= shown + slack) return piece
    const start = isFirst ? '' : upToWord(piece.text.slice(0, context))
    const end = isLast ? '' : fromWord(piece.text.slice(-context))
    return { kind: 'same', text: `${start} … ${end}` }
  })
}

/** Whether something would be left out. */
export const isShortened = (pieces: readonly Piece[]): boolean =>
  passagesOf(pieces).some((piece, index) => piece.text !== pieces[index]?.text)

const upToWord = (text: string): string => text.replace(/\s?\S*$/u, '')
const fromWord = (text: string): string => text.replace(/^\S*\s?/u, '')
