import { drawText, heightOfText } from '../flowing-text.ts'
import type { Doc, Paper } from '../paper.ts'
import { ink, margin, textWidth } from '../sheet.ts'
import type { ReadyPicture } from './pictures.ts'

const [gap, captionSize, below] = [14, 8.5, 12]
const ofHalf = (textWidth - gap) / 2
/** Points: the highest a picture stands. */
const [highestOfHalf, highestOfWhole] = [190, 300]

/** At most, with the heading above it and a line below. */
export const heightOfFirstRow = (pictures: number): number =>
  (pictures === 1 ? highestOfWhole : highestOfHalf) + 50

type Shown = ReadyPicture & { alt: string }

/** Pictures two beside each other, a single one over the whole width; captions below them. */
export function drawPictures(paper: Paper, row: readonly Shown[], isAlone: boolean): void {
  const { doc } = paper
  const [width, highest] = isAlone ? [textWidth, highestOfWhole] : [ofHalf, highestOfHalf]
  const sized = row.map((picture) => ({ picture, ...fitting(picture, width, highest) }))
  const height = Math.max(...sized.map((each) => each.height))
  const captions = row.map(({ caption }) => heightOfCaption(doc, caption, width))
  paper.drawn(height + 4 + Math.max(...captions) + below, (top, tag) => {
    for (const [index, { picture, ...size }] of sized.entries()) {
      const left = margin.side + index * (ofHalf + gap)
      tag('Figure', { alt: picture.alt }, () => doc.image(picture.jpeg, left, top, size))
      if (picture.caption === '') continue
      tag('Caption', {}, () => {
        doc.font('regular').fontSize(captionSize).fillColor(ink.secondary)
        drawText(doc, picture.caption, { x: left, y: top + height + 4, width })
      })
    }
  })
}

function heightOfCaption(doc: Doc, caption: string, width: number): number {
  if (caption === '') return 0
  return heightOfText(doc.font('regular').fontSize(captionSize), caption, width)
}

function fitting(picture: ReadyPicture, width: number, highest: number) {
  const scale = Math.min(width / picture.width, highest / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}
