import type { Doc } from '../../paper.ts'
import { ink } from '../../sheet.ts'
import { shortened } from '../../shortened.ts'
import { covers, meets } from './drawn-shape.ts'
import type { Place, Point } from './map-frame.ts'
import type { Neighbour, ParcelMap } from './parcel-map.ts'

const [size, narrowest] = [7, 26]

/** The names of neighbours, where they fit into what they name and stand on no other name. */
export function drawNames(doc: Doc, { neighbours, frame: { place } }: ParcelMap): void {
  const taken: Place[] = []
  doc.font('regular').fontSize(size).fillColor(ink.secondary)
  for (const neighbour of neighbours) {
    const seen = common(neighbour.around, place)
    if (seen.width < narrowest || seen.height < size + 4) continue
    const name = shortened(doc, neighbour.name, seen.width - 6)
    const width = doc.widthOfString(name)
    const plate = placesIn(neighbour, seen)
      .map(([x, y]) => ({ left: x - width / 2, top: y - size / 2 - 1, width, height: size + 2 }))
      .find((each) => fits(each, neighbour, place) && !taken.some((other) => meets(other, each)))
    if (!plate) continue
    taken.push(plate)
    doc.text(name, plate.left, plate.top + 1, { lineBreak: false })
  }
}

/** Where it is looked for: at the place that lies in it for sure, then in the middle of what is seen of it. */
const placesIn = ({ at }: Neighbour, { left, top, width, height }: Place): Point[] => [
  ...(at ? [at] : []),
  [left + width / 2, top + height / 2],
]

/** Where a name has ink, closely enough that it crosses no hole and no gap unseen. */
const dotsOf = ({ left, top, width, height }: Place): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((part): Point[] => [
    [left + width * part, top],
    [left + width * part, top + height],
  ])

/** Points of the edge that stay free for the scale bar and the north arrow. */
const [edge, foot, head] = [3, 34, 44]

function fits(plate: Place, neighbour: Neighbour, place: Place): boolean {
  const right = place.left + place.width - edge
  const isOnMap =
    plate.left >= place.left + edge &&
    plate.left + plate.width <= right &&
    plate.top >= place.top + edge &&
    plate.top + plate.height <= place.top + place.height - edge
  const isUnderBar = plate.left < place.left + 140 && plate.top > place.top + place.height - foot
  const isUnderArrow = plate.left + plate.width > right - 32 && plate.top < place.top + head
  return isOnMap && !isUnderBar && !isUnderArrow && dotsOf(plate).every((dot) => covers(neighbour, dot))
}

function common(one: Place, other: Place): Place {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  }
}
