import { z } from 'zod'
import { demandHome, GeoJsonText } from '../geometry/geo-json-text.ts'
import { CountedId, Line, type Methods, Page, Version } from '../method.ts'
import { PlaceName } from '../plain-names.ts'

export const LocationId = CountedId

const facts = {
  name: PlaceName(200),
  /** Degrees, WGS 84: of the drawn area its centre. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The drawn area as the text of a GeoJSON geometry. */
  geoJson: z.string().nullable(),
  /** Which address it was found by. */
  addressDisplayName: Line(500).nullable(),
  addressOsmType: Line(20).nullable(),
  addressOsmId: Line(30).nullable(),
}

/** `isArchived` and `version` are for those inside. */
export const Location = z.object({
  id: LocationId,
  ...facts,
  isArchived: z.boolean().optional(),
  version: z.int().optional(),
})
export type Location = z.infer<typeof Location>

const { name, latitude, longitude, addressDisplayName, addressOsmType, addressOsmId } = facts
const given = {
  name,
  latitude,
  longitude,
  geoJson: GeoJsonText.nullable().optional(),
  addressDisplayName: addressDisplayName.optional(),
  addressOsmType: addressOsmType.optional(),
  addressOsmId: addressOsmId.optional(),
}

export const NewLocation = z.object(given).superRefine(demandHome)
export type NewLocation = z.infer<typeof NewLocation>

/** Keys that may be left out stay as they are. */
export const ChangedLocation = z
  .object({ id: LocationId, version: Version, isArchived: z.boolean().optional(), ...given })
  .superRefine(demandHome)
export type ChangedLocation = z.infer<typeof ChangedLocation>

/** `archived`: the archived ones too. */
export const LocationFilter = z.object({ archived: z.boolean().optional(), ...Page.shape })

export const locationsContract = {
  getLocations: {
    kind: 'read',
    args: z.tuple([LocationFilter.optional()]),
    result: z.array(Location),
    shows: { entity: 'location', alikeFor: 'role' },
  },
  getLocationById: {
    kind: 'read',
    args: z.tuple([LocationId]),
    result: Location,
    shows: { entity: 'location', idAt: 0, alikeFor: 'role' },
  },
  createLocation: { kind: 'change', args: z.tuple([NewLocation]), result: LocationId },
  updateLocation: { kind: 'change', args: z.tuple([ChangedLocation]), result: LocationId },
  deleteLocation: { kind: 'change', args: z.tuple([LocationId]), result: z.null() },
} as const satisfies Methods
