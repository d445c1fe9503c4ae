import { wordsOf } from './line-breaker.ts'
import type { Doc } from './paper.ts'

/** In signs: more stand on no line, except such as have no width. */
const mostOfLine = 200

/** In signs: what has more marks than this is no letter any more. */
const mostOfLetter = 50

const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Draws a text in the current font from `y` downwards, on to the next pages where it must. */
export function drawText(doc: Doc, text: string, { x, y, ...options }: Place): void {
  doc.y = y
  for (const stretch of stretchesOf(doc, text, options.width)) doc.text(stretch, x, doc.y, options)
}

/** How high the same would be. */
export const heightOfText = (doc: Doc, text: string, width: number): number =>
  stretchesOf(doc, text, width).reduce(
    (height, stretch) => height + doc.heightOfString(stretch, { width }),
    0,
  )

/**
 * The text cut where a word that no line holds has to go on in the next one. pdfkit would cut such words too, but
 * measures all that is left of them at each try: one of 20,000 letters took it a minute.
 */
export function stretchesOf(doc: Doc, text: string, width: number): string[] {
  const isHeld = (word: string) => word.length <= mostOfLine && doc.widthOfString(word) <= width
  const stretches = ['']
  const goOn = (more: string) => void stretches.push((stretches.pop() ?? '') + more)
  for (const word of wordsOf(text)) {
    if (isHeld(word)) {
      goOn(word)
      continue
    }
    const bare = word.trimEnd()
    const [first = '', ...others] = piecesOf(doc, bare, width)
    goOn(first)
    stretches.push(...others)
    const last = others.at(-1) ?? first
    const blanks = word.slice(bare.length)
    // Blanks at the end of a line are not missed.
    if (isHeld(last + blanks)) goOn(blanks)
    else stretches.push('')
  }
  return stretches
}

/** A word in pieces of which each fills a line. */
function piecesOf(doc: Doc, word: string, width: number): string[] {
  const all = [...letters.segment(word)].flatMap(({ segment }) =>
    segment.length > mostOfLetter ? [...segment] : [segment],
  )
  const pieces: string[] = []
  for (let from = 0; from < all.length; ) {
    const to = endOfLine(doc, all, from, width)
    pieces.push(all.slice(from, to).join(''))
    from = to
  }
  return pieces
}

/** As many letters as a line holds: guessed from what each takes alone, then measured with the distances between them. */
function endOfLine(doc: Doc, all: readonly string[], from: number, width: number): number {
  const last = Math.min(all.length, from + mostOfLine)
  const roomBehind = (end: number) => width - doc.widthOfString(all.slice(from, end).join(''))
  let [end, before, room] = [from, -1, width]
  while (end > before) {
    before = end
    for (let left = room; end < last; end++) {
      left -= doc.widthOfString(all[end] ?? '')
      if (left < 0) break
    }
    room = roomBehind(end)
  }
  while (room < 0 && end > from + 1) room = roomBehind(--end)
  return Math.max(end, from + 1)
}
