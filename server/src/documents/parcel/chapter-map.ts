import { type Language, say } from '@allmende/domain/texts.ts'
import { margin, textBottom, textWidth, ink } from '../sheet.ts'
import type { Chapter } from './chapter.ts'
import { drawMap, sayLength } from './map/draw-map.ts'
import { roundLength, scaleOf } from './map/map-frame.ts'
import { type ParcelMap, parcelMap } from './map/parcel-map.ts'
import { texts } from './parcel.texts.ts'
import type { ShownParcel } from './shown-parcel.ts'

const height = 250
/** So many neighbours are read out; more nobody keeps in mind. */
const namesRead = 12

/** The drawn map, and what is to be known about it. */
export async function writeMap({ paper, context, viewer, grounds, pace }: Chapter, shown: ShownParcel) {
  const { doc } = paper
  const { language } = context
  if (doc.y + height + 30 > textBottom) doc.addPage()
  const place = { left: margin.side, top: doc.y + 4, width: textWidth, height }
  const map = await parcelMap(shown.parcel, place, { db: context.db, viewer, grounds, pace })
  if (!map || doc.destroyed) return
  paper.drawn(height + 10, (_top, tag) =>
    tag('Figure', { alt: altOf(map, shown.parcel.name, language) }, () => drawMap(doc, map, language)),
  )
  const notes = [
    ...(map.own ? [] : [say(texts.placeNote, language)]),
    say(texts.mapNote, language, {
      coordinates: sayPosition(map, language),
      scale: numbers[language].format(scaleOf(map.frame)),
    }),
  ]
  paper.smallPrint(notes.join(' '), ink.secondary)
  paper.space(10)
}

const numbers = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

function altOf({ own, frame, neighbours }: ParcelMap, name: string, language: Language): string {
  const length = sayLength(roundLength(frame, 110), language)
  const text = say(own ? texts.mapAlt : texts.placeAlt, language, { name, length })
  const names = neighbours.slice(0, namesRead).map((neighbour) => neighbour.name)
  return names.length === 0
    ? text
    : `${text} ${say(texts.neighboursAlt, language, { names: names.join(', ') })}`
}

/** `53,21034° N, 8,93122° O` */
function sayPosition({ centre: [longitude, latitude] }: ParcelMap, language: Language): string {
  const exact = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 5 })
  const east = language === 'de' ? 'O' : 'E'
  return [
    `${exact.format(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}`,
    `${exact.format(Math.abs(longitude))}° ${longitude < 0 ? 'W' : east}`,
  ].join(', ')
}
