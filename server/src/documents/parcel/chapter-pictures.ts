import { say } from '@allmende/domain/texts.ts'
import { ink } from '../sheet.ts'
import type { Chapter } from './chapter.ts'
import { drawPictures, heightOfFirstRow } from './draw-pictures.ts'
import { texts } from './parcel.texts.ts'
import { chosenPictures, readPictures, type ReadyPicture } from './pictures.ts'
import type { ShownParcel } from './shown-parcel.ts'

/** How many pictures of a parcel are shown where nobody has chosen any. */
const [usualOfOne, usualOfSeveral] = [6, 2]

/** What a picture takes to be read and drawn, in letters. */
const lettersOfPicture = 2000

type Place = { address: string; head: () => void }

/** Chosen pictures, and how many more of them and of panoramas there are to be seen on the page. */
export async function writePictures(
  { paper, context, chosen, isSingle, pace }: Chapter,
  { parcel, images, panoramas }: ShownParcel,
  { address, head }: Place,
): Promise<void> {
  const { language } = context
  if (images.length + panoramas === 0 || paper.doc.destroyed) return
  const pictures = chosenPictures(images, chosen, isSingle ? usualOfOne : usualOfSeveral)
  const left = images.length - pictures.length
  if (pictures.length === 0 && left + panoramas === 0) return
  // Its heading stands with the first of them.
  if (pictures.length > 0) paper.keepTogether(heightOfFirstRow(pictures.length))
  head()
  let row: (ReadyPicture & { alt: string })[] = []
  const draw = () => {
    if (row.length > 0) drawPictures(paper, row, pictures.length === 1)
    row = []
  }
  let n = 0
  let broken = 0
  for await (const picture of readPictures(context, parcel.id, pictures)) {
    await pace(lettersOfPicture)
    if (paper.doc.destroyed) return
    n += 1
    if (picture === null) broken += 1
    else {
      const alt = picture.caption || say(texts.picture, language, { n, name: parcel.name })
      row.push({ ...picture, alt })
    }
    if (row.length === 2) draw()
  }
  draw()
  if (broken > 0) paper.paragraph(say(texts.brokenPicture, language), ink.secondary)
  if (left > 0) paper.paragraph(say(texts.morePictures, language, { n: left, address }), ink.secondary)
  if (panoramas > 0) paper.paragraph(say(texts.panoramas, language, { n: panoramas, address }), ink.secondary)
  paper.space(6)
}
