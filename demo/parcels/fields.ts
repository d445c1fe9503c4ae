import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { piecesOf, plotOf } from './ground.ts'
import { type Facts, houseSite, meadow, unexplored } from './parcel-facts.ts'
import type { Place } from './places.ts'

export type Field = {
  name: string
  /** Null: nobody knows where it lies. */
  place: Place | null
  plat?: string
  shape?: Shape
  facts: Facts
}

const inTheMoor = (field: number, parcel: string) =>
  `Gemarkung Moorkuhlen, Flur ${field}, Flurstück ${parcel}`

/** The large pieces of the moor, and those of which less is known. */
export const fields: readonly Field[] = [
  {
    name: 'Moorkuhlen Nord',
    place: 'moor',
    plat: inTheMoor(2, '14/1'),
    shape: plotOf([
      [560, 720],
      [735, 705],
      [905, 742],
      [930, 905],
      [770, 948],
      [610, 925],
      [548, 830],
    ]),
    facts: {
      ...meadow,
      allowedUsageTypes: 'Naturschutz, Photovoltaik',
      description: 'Wiedervernässte Moorfläche, für einen **Solarpark** vorgesehen.',
    },
  },
  {
    name: 'Moorkuhlen mit Teich',
    place: 'moor',
    plat: inTheMoor(2, '15'),
    shape: plotOf(
      [
        [560, 715],
        [735, 700],
        [728, 560],
        [640, 540],
        [545, 585],
      ],
      [
        [612, 632],
        [636, 618],
        [668, 626],
        [676, 654],
        [650, 672],
        [618, 662],
      ],
    ),
    facts: { ...meadow, description: 'Grünland um einen Teich, der dem Anglerverein gehört.' },
  },
  {
    name: 'Moorkuhlen beiderseits des Grabens',
    place: 'moor',
    plat: inTheMoor(2, '16/2'),
    shape: piecesOf(
      [
        [742, 700],
        [820, 716],
        [812, 580],
        [734, 561],
      ],
      [
        [828, 718],
        [905, 735],
        [893, 598],
        [820, 582],
      ],
    ),
    facts: meadow,
  },
  {
    name: 'Moorkuhlen Süd',
    place: 'moor',
    plat: inTheMoor(2, '17'),
    shape: plotOf([
      [734, 552],
      [892, 590],
      [880, 470],
      [790, 452],
      [726, 500],
    ]),
    facts: { ...meadow, isPublic: false },
  },
  {
    name: 'Spielwiese am Deich',
    place: 'trade',
    plat: 'Gemarkung Deichmoor, Flur 7, Flurstück 9/3',
    shape: plotOf([
      [262, -215],
      [318, -190],
      [350, -120],
      [306, -92],
      [240, -128],
    ]),
    facts: {
      ...meadow,
      allowedUsageTypes: 'Spiel und Sport, Gastronomie',
      description: 'Zwischen Deich und Jugendherberge, für den **Erlebnisspielplatz** vorgesehen.',
    },
  },
  {
    name: 'Dorfstraße 40',
    place: 'village',
    plat: 'Gemarkung Auwiesen, Flur 3, Flurstück 150/2',
    facts: { ...houseSite, size: 780 },
  },
  { name: 'Splitterfläche am Siel', place: 'trade', facts: unexplored },
  {
    name: 'Wegerandstück Geestweg',
    place: 'geest',
    plat: 'Gemarkung Geestrand, Flur 1, Flurstück 101',
    facts: { ...unexplored, size: 64 },
  },
  {
    name: 'Erbe Harms, Flurstück 7',
    place: null,
    plat: 'Gemarkung Unterdeich, Flur 1, Flurstück 7',
    facts: unexplored,
  },
]
