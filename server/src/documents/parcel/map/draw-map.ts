import { type Language, say } from '@allmende/domain/texts.ts'
import type { Doc } from '../../paper.ts'
import { ink } from '../../sheet.ts'
import { texts } from '../parcel.texts.ts'
import { drawNames } from './draw-names.ts'
import type { DrawnShape } from './drawn-shape.ts'
import { type Place, roundLength } from './map-frame.ts'
import type { Neighbour, ParcelMap } from './parcel-map.ts'

const colours = { ground: '#eef1e9', neighbour: '#8a8f9c', field: '#fafaf5', paper: '#ffffff' }

/** The map of a parcel: what lies beneath, around and on it, how long a way is on it and where north is. */
export function drawMap(doc: Doc, map: ParcelMap, language: Language): void {
  const { place } = map.frame
  doc.save()
  doc.rect(place.left, place.top, place.width, place.height).clip()
  doc.rect(place.left, place.top, place.width, place.height).fill(colours.ground)
  drawGround(doc, map)
  for (const neighbour of map.neighbours) drawNeighbour(doc, neighbour)
  drawOwn(doc, map)
  drawNames(doc, map)
  drawScaleBar(doc, map, language)
  drawNorth(doc, place, language)
  doc.restore()
  doc.rect(place.left, place.top, place.width, place.height).lineWidth(0.75).stroke(ink.line)
}

/** Pale, so that it stands behind what it is about. */
function drawGround(doc: Doc, { ground, frame: { place } }: ParcelMap): void {
  if (!ground) return
  doc.image(ground.picture, ground.at[0], ground.at[1], { width: ground.width, height: ground.height })
  doc.save().fillOpacity(0.25)
  doc.rect(place.left, place.top, place.width, place.height).fill(colours.paper)
  doc.restore()
  doc.font('regular').fontSize(6)
  const width = doc.widthOfString(ground.attribution)
  const [x, y] = [place.left + place.width - width - 5, place.top + place.height - 10]
  drawPlate(doc, { left: x - 3, top: y - 2, width: width + 6, height: 10 })
  doc.fillColor(ink.secondary).text(ground.attribution, x, y, { lineBreak: false })
}

function trace(doc: Doc, { rings }: DrawnShape): void {
  for (const ring of rings) {
    ring.forEach(([x, y], index) => void (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
    doc.closePath()
  }
}

function drawNeighbour(doc: Doc, neighbour: Neighbour): void {
  doc.save().lineWidth(0.7).lineJoin('round').fillOpacity(0.55)
  trace(doc, neighbour)
  // What lies in a hole is not of it.
  doc.fillAndStroke(colours.field, colours.neighbour, 'even-odd')
  doc.restore()
}

function drawOwn(doc: Doc, { own, frame, centre }: ParcelMap): void {
  doc.save().lineJoin('round')
  if (own) {
    doc.lineWidth(1.8).fillOpacity(0.28)
    trace(doc, own)
    doc.fillAndStroke(ink.action, ink.action, 'even-odd')
  } else {
    const [x, y] = frame.pointOf(centre)
    doc.circle(x, y, 9).fillOpacity(0.25).fill(ink.action)
    doc.circle(x, y, 4).fillOpacity(1).lineWidth(1.5).fillAndStroke(ink.action, colours.paper)
  }
  doc.restore()
}

function drawPlate(doc: Doc, { left, top, width, height }: Place): void {
  doc.save().fillOpacity(0.8)
  doc.roundedRect(left, top, width, height, 2).fill(colours.paper)
  doc.restore()
}

function drawScaleBar(doc: Doc, { frame }: ParcelMap, language: Language): void {
  const metres = roundLength(frame, 110)
  const length = metres / frame.metresPerPoint
  const [x, y] = [frame.place.left + 12, frame.place.top + frame.place.height - 12]
  drawPlate(doc, { left: x - 6, top: y - 17, width: length + 12, height: 23 })
  doc
    .moveTo(x, y - 4)
    .lineTo(x, y)
    .lineTo(x + length, y)
    .lineTo(x + length, y - 4)
  doc.moveTo(x + length / 2, y - 2.5).lineTo(x + length / 2, y)
  doc.lineWidth(1).stroke(ink.text)
  doc.font('medium').fontSize(7).fillColor(ink.text)
  doc.text(sayLength(metres, language), x, y - 14, { lineBreak: false })
}

export const sayLength = (metres: number, language: Language): string => {
  const numbers = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB')
  return metres >= 1000 ? `${numbers.format(metres / 1000)} km` : `${numbers.format(metres)} m`
}

function drawNorth(doc: Doc, { left, top, width }: Place, language: Language): void {
  const [x, y] = [left + width - 20, top + 10]
  drawPlate(doc, { left: x - 10, top: y - 5, width: 20, height: 36 })
  doc
    .moveTo(x, y)
    .lineTo(x + 5.5, y + 15)
    .lineTo(x, y + 11.5)
    .lineTo(x - 5.5, y + 15)
    .closePath()
  doc.fill(ink.text)
  doc.font('bold').fontSize(8).fillColor(ink.text)
  const letter = say(texts.north, language)
  doc.text(letter, x - doc.widthOfString(letter) / 2, y + 18, { lineBreak: false })
}
