import {
  type Facts,
  houseSite,
  livedIn,
  meadow,
  mixedSite,
  reservedSite,
  sold,
  technicalSite,
  tradeSite,
  workedOn,
} from './parcel-facts.ts'
import type { Lane, Plot } from './lane.ts'
import type { Place } from './places.ts'

/** The plots of one side of a lane, with what is to be said of each. */
export type Row = {
  place: Place
  street: string
  lane: Lane
  side: 'left' | 'right'
  /** The number of the first house; every second is on the other side. */
  house: number
  /** Of the land register. */
  register: { district: string; field: number; first: number }
  plots: readonly (readonly [plot: Plot, facts: Facts])[]
}

const villageLane: Lane = { from: [-420, 120], towards: 78, winds: 9, every: 140 }
const tradeLane: Lane = { from: [350, -420], towards: 62, winds: 6, every: 300 }
const geestLane: Lane = { from: [-900, -700], towards: 20, winds: 14, every: 180 }

export const rows: readonly Row[] = [
  {
    place: 'village',
    street: 'Dorfstraße',
    lane: villageLane,
    side: 'left',
    house: 1,
    register: { district: 'Auwiesen', field: 3, first: 112 },
    plots: [
      [[26, 44], mixedSite],
      [[21, 41], livedIn],
      [[19, 46], livedIn],
      [[24, 52], houseSite],
      [[22, 49], houseSite],
      [[18, 38], reservedSite],
      [[28, 35], houseSite],
      [[23, 40], { ...livedIn, isPublic: true, publicFields: ['plat', 'hasBuilding'] }],
    ],
  },
  {
    place: 'village',
    street: 'Dorfstraße',
    lane: villageLane,
    side: 'right',
    house: 2,
    register: { district: 'Auwiesen', field: 3, first: 131 },
    plots: [
      [[31, 36], mixedSite],
      [[20, 33], sold],
      [[20, 42], sold],
      [[25, 47], reservedSite],
      [[27, 45], houseSite],
      [[22, 39], livedIn],
      [[24, 34], houseSite],
    ],
  },
  {
    place: 'trade',
    street: 'Deichstraße',
    lane: tradeLane,
    side: 'left',
    house: 1,
    register: { district: 'Deichmoor', field: 7, first: 21 },
    plots: [
      [[62, 96], tradeSite],
      [[48, 88], workedOn],
      [[75, 104], tradeSite],
      [[14, 18], technicalSite],
      [[80, 92], tradeSite],
      [[55, 74], workedOn],
    ],
  },
  {
    place: 'trade',
    street: 'Deichstraße',
    lane: tradeLane,
    side: 'right',
    house: 2,
    register: { district: 'Deichmoor', field: 7, first: 40 },
    plots: [
      [[70, 82], tradeSite],
      [[16, 20], technicalSite],
      [[66, 90], { ...tradeSite, publicFields: ['location', 'size', 'geoJson', 'allowedUsageTypes'] }],
      [[52, 78], workedOn],
      [[84, 70], { ...tradeSite, isArchived: true, availability: false }],
    ],
  },
  {
    place: 'geest',
    street: 'Geestweg',
    lane: geestLane,
    side: 'left',
    house: 1,
    register: { district: 'Geestrand', field: 1, first: 84 },
    plots: [
      [[58, 120], meadow],
      [[34, 62], livedIn],
      [[40, 70], houseSite],
      [[38, 84], { ...houseSite, isPublic: false }],
      [[90, 140], meadow],
    ],
  },
  {
    place: 'geest',
    street: 'Geestweg',
    lane: geestLane,
    side: 'right',
    house: 2,
    register: { district: 'Geestrand', field: 1, first: 96 },
    plots: [
      [[110, 130], { ...meadow, allowedUsageTypes: 'Landwirtschaft, Windenergie' }],
      [[46, 66], reservedSite],
      [[42, 58], houseSite],
      [[95, 118], { ...meadow, allowedUsageTypes: 'Landwirtschaft, Windenergie' }],
    ],
  },
]
