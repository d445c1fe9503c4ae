import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import { type Marker, newMarker } from '@allmende/domain/parcels/markers.ts'
import { directionOf, type SphereScene } from './sphere.ts'

/** The parcel in which somebody walks from one place to the other. */
export const walkedThrough = 'Moorkuhlen Nord'

export type Sight = {
  key: string
  name: string
  scene: SphereScene
  markers: (place: { parcelId: number; idOf: (key: string) => string }) => Marker[]
}

const [lane, water, stubble, pasture] = ['#cfc2a6', '#9fb9c2', '#c8b570', '#7c9c5c']

/** By the lane, wide enough to be shown in pieces. */
const byTheLane: SphereScene = {
  width: 4608,
  seed: 5,
  meadow: ['#86a05e', '#c3cd9b'],
  areas: [
    {
      corners: [
        [9, 8],
        [60, 14],
        [66, 90],
        [8, 84],
      ],
      colour: stubble,
    },
    {
      corners: [
        [-12, 10],
        [-70, 20],
        [-60, 100],
        [-12, 86],
      ],
      colour: pasture,
    },
  ],
  lines: [
    {
      along: [
        [4, -120],
        [5, -20],
        [4.6, 20],
        [3, 140],
      ],
      colour: lane,
      metres: 3.2,
    },
    {
      along: [
        [-10, -110],
        [-9, -20],
        [-9.5, 20],
        [-10, 120],
      ],
      colour: water,
      metres: 1.8,
    },
  ],
  trees: [
    { at: [14, -20], metres: 9 },
    { at: [22, -26], metres: 11 },
    { at: [-30, -34], metres: 8 },
    { at: [40, 40], metres: 10 },
  ],
}

/** By the water, from which one sees the lane again. */
const byTheWater: SphereScene = {
  width: 3072,
  seed: 23,
  meadow: ['#7f9c5c', '#bccb98'],
  areas: [
    {
      corners: [
        [10, 20],
        [80, 26],
        [74, 110],
        [12, 96],
      ],
      colour: pasture,
    },
  ],
  lines: [
    {
      along: [
        [-4, -120],
        [-4.6, -20],
        [-4.2, 20],
        [-5, 130],
      ],
      colour: water,
      metres: 2.4,
    },
    {
      along: [
        [30, -120],
        [28, -20],
        [29, 20],
        [27, 140],
      ],
      colour: lane,
      metres: 3.2,
    },
  ],
  trees: [
    { at: [-16, 14], metres: 8 },
    { at: [-22, -6], metres: 10 },
    { at: [-20, -24], metres: 9 },
  ],
}

const at = (east: number, north: number) => directionOf([east, north])

/** Two places in the moor, each with a way to the other. */
export const sights: readonly Sight[] = [
  {
    key: 'lane',
    name: 'Am Moorweg, Blick nach Norden',
    scene: byTheLane,
    markers: ({ parcelId, idOf }) => [
      {
        ...newMarker('messpunkt', { type: 'pin', position: at(4.6, 12) }),
        tooltip: { content: 'Zufahrt', position: 'top center' },
        content:
          '<h3>Zufahrt</h3><p>Der Moorweg ist für Fahrzeuge bis <strong>12 Tonnen</strong> befestigt.</p>',
      },
      {
        ...newMarker('teilflaeche', {
          type: 'polygon',
          polygon: [at(9, 8), at(60, 14), at(66, 90), at(8, 84)],
        }),
        tooltip: { content: 'Vorgesehen für den Solarpark', position: 'top center' },
        svgStyle: { fill: 'rgba(30, 63, 158, 0.3)', stroke: '#1e3f9e', strokeWidth: '4px' },
        content: '<p>Auf dieser Teilfläche sind aufgeständerte Module über Dauergrünland geplant.</p>',
      },
      wayTo('zum-graben', 'Weiter zum Graben', mediaPath(parcelId, idOf('water')), at(-8, -2)),
    ],
  },
  {
    key: 'water',
    name: 'Am Entwässerungsgraben',
    scene: byTheWater,
    markers: ({ parcelId, idOf }) => [
      {
        ...newMarker('stau', { type: 'pin', position: at(-4.4, 9) }),
        tooltip: { content: 'Stau', position: 'top right' },
        content:
          '<p>Der Stau hält das Wasser von Oktober bis April auf <strong>40 cm</strong> unter Flur.</p>',
      },
      wayTo('zum-weg', 'Zurück zum Moorweg', mediaPath(parcelId, idOf('lane')), at(16, 1)),
    ],
  },
]

const wayTo = (
  id: string,
  content: string,
  url: string,
  position: { yaw: number; pitch: number },
): Marker => {
  const marker = newMarker(id, { type: 'waypoint', position })
  return {
    ...marker,
    tooltip: { content, position: 'top center' },
    data: { ...marker.data, url },
  }
}
