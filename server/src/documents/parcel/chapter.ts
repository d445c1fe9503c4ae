import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import { parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { type Bilingual, say } from '@allmende/domain/texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import type { Context } from '../../rpc/method.ts'
import { writeMarkdown } from '../markdown-text.ts'
import type { Pace } from '../pace.ts'
import type { Paper } from '../paper.ts'
import { ink } from '../sheet.ts'
import { writePictures } from './chapter-pictures.ts'
import { writeMap } from './chapter-map.ts'
import { writeFileList } from './listed-files.ts'
import type { Grounds } from './map/map-ground.ts'
import { drawPageMark, heightOfPageMark } from './page-mark.ts'
import { texts } from './parcel.texts.ts'
import type { ShownParcel } from './shown-parcel.ts'

/** What the parts about one parcel have in common. */
export type Chapter = {
  paper: Paper
  context: Context
  viewer: Actor
  chosen: readonly string[] | undefined
  /** Alone, its name is the title of the document. */
  isSingle: boolean
  grounds: Grounds
  pace: Pace
  /** What the notice at the end takes: its parcel's mark does not leave it alone on a page. */
  noticeHeight: number
}

/** Everything about one parcel. */
export async function writeChapter(chapter: Chapter, shown: ShownParcel, now: Date): Promise<void> {
  const { paper, pace, isSingle, context } = chapter
  const { language } = context
  const { parcel, facts, description, notes, files, standing } = shown
  const address = addressAt(context.home, paths.parcel(parcel.id))
  const firstPage = paper.pages - 1
  const headed = (title: string) => (isSingle ? paper.section(title) : paper.part(title, 1))
  const head = (title: Bilingual) => headed(say(title, language))

  if (!isSingle) paper.section(parcel.name)
  const where = [parcel.location?.name, parcel.addressDisplayName].filter(Boolean).join(' · ')
  if (where !== '') paper.paragraph(where)
  if (standing !== 'public')
    paper.paragraph(
      say(standing === 'hidden' ? texts.hiddenNote : texts.internalNote, language),
      ink.secondary,
    )
  await writeMap(chapter, shown)

  head(texts.factSheet)
  if (facts.length === 0) paper.paragraph(say(texts.noFacts, language))
  const list = paper.factList(0)
  for (const { label, value } of facts) {
    await pace(value.length)
    if (paper.doc.destroyed) return
    list.add(label, value)
  }
  list.end()

  for (const [label, text, isInternal] of [
    [parcelLabels.description, description, shown.isDescriptionInternal],
    [parcelLabels.internalNotes, notes, false],
  ] as const) {
    if (text.trim() === '') continue
    const name = say(label, language)
    headed(isInternal ? say(texts.internalPart, language, { name }) : name)
    await writeMarkdown(paper, text, { depth: isSingle ? 1 : 2, pace, language })
    paper.space(6)
  }
  await writePictures(chapter, shown, { address, head: () => head(parcelLabels.images) })
  if (files.length > 0 && !paper.doc.destroyed) {
    head(parcelLabels.files)
    await writeFileList(paper, files, { address, language, pace })
  }
  if (paper.doc.destroyed) return
  if (isSingle) paper.keepTogether(heightOfPageMark + chapter.noticeHeight)
  drawPageMark(paper, address, say(texts.asOf, language, { moment: sayMoment(now, language) }), language)
  if (standing !== 'public') paper.stampFrom(firstPage, say(texts.internal, language))
}
