import { roundDegrees } from '@allmende/domain/geometry/degrees.ts'
import type { NewLocation } from '@allmende/domain/locations/locations.contract.ts'
import { measured, plotOf, positionOf, type Spot } from './ground.ts'

const at = (spot: Spot) => {
  const [longitude, latitude] = positionOf(spot)
  return { longitude: roundDegrees(longitude), latitude: roundDegrees(latitude) }
}

/** Where the parcels of the demo lie. */
export const places = {
  village: {
    name: 'Ortsmitte Auwiesen',
    ...at([-290, 160]),
    addressDisplayName: 'Dorfstraße 1, 27321 Auwiesen',
  },
  trade: {
    name: 'Gewerbegebiet Am Deich',
    ...at([500, -340]),
    geoJson: measured(
      plotOf([
        [280, -330],
        [340, -440],
        [380, -515],
        [480, -480],
        [700, -345],
        [720, -270],
        [600, -165],
        [460, -215],
        [300, -300],
      ]),
    ).geoJson,
    addressDisplayName: 'Deichstraße 10, 27321 Auwiesen',
  },
  moor: { name: 'Moorkuhlen', ...at([740, 690]), addressDisplayName: 'Moorkuhlen, 27321 Auwiesen' },
  geest: { name: 'Geestrand', ...at([-820, -560]), addressDisplayName: 'Geestweg 3, 27321 Auwiesen' },
} as const satisfies Record<string, NewLocation>
export type Place = keyof typeof places

/** Given up: nothing is put there any more. */
export const formerPlace: NewLocation = { name: 'Alter Bauhof', ...at([-150, -240]) }
