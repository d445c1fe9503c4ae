import { changesBetween } from '@allmende/domain/changes.ts'
import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import { sayShapes } from '@allmende/domain/geometry/spoken-shape.ts'
import type { locationsContract } from '@allmende/domain/locations/locations.contract.ts'
import { locationPolicy } from '@allmende/domain/locations/locations.policy.ts'
import { mayChangeLocation } from '@allmende/domain/locations/locations.rules.ts'
import { locationLabels } from '@allmende/domain/locations/locations.texts.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import { type AuditEvent, methodsOf } from '../rpc/method.ts'
import type { Announcement } from '../rpc/announcements.ts'
import {
  addLocation,
  lockLocation,
  removeLocation,
  setLocation,
  type WholeLocation,
} from './locations.queries.ts'

const { change } = methodsOf<typeof locationsContract>()

/** Locations are changed here; who sees which hangs on parcels, so they are read there. */
export const locationMethods = [
  change('createLocation', {
    first: locationPolicy.write,
    load: async () => ({}),
    allow: locationPolicy.write,
    run: ({ db, now }, _subject, [location]) => addLocation(db, location, now),
    answer: ({ id }) => id,
    record: (_subject, created) => createdEvent(created),
    announce: (_subject, { id }) => told(id),
  }),

  change('updateLocation', {
    first: locationPolicy.write,
    load: ({ db }, { id }) => lockLocation(db, id),
    allow: locationPolicy.write,
    run: ({ db, now }, current, [location]) => {
      if (current.version !== location.version) refuse('changedMeanwhile')
      ensure(mayChangeLocation(current, location))
      return setLocation(db, location, now)
    },
    answer: ({ id }) => id,
    record: (before, after) => eventsOf(before, after),
    announce: (_before, { id }) => told(id),
  }),

  change('deleteLocation', {
    first: locationPolicy.write,
    load: ({ db }, id) => lockLocation(db, id),
    allow: locationPolicy.write,
    run: async ({ db }, { id }) => {
      await removeLocation(db, id)
      return null
    },
    record: (location) =>
      changed(location, [{ label: 'Standort', oldValue: location.name, newValue: 'gelöscht' }]),
    announce: ({ id }) => told(id),
  }),
]

const about = (type: AuditEvent['type'], { id, name }: WholeLocation): AuditEvent => ({
  type,
  data: { location: name, locationId: id },
})

/** A new location, with what it began with. */
function createdEvent(location: WholeLocation): AuditEvent {
  const event = about('LOCATION_CREATED', location)
  const [, shape] = sayShapes(null, location.geoJson)
  const { name: _name, ...begun } = { ...location, geoJson: shape }
  return { ...event, data: { ...event.data, changes: changesBetween({}, begun, locationLabels) } }
}

const changed = (location: WholeLocation, changes: AuditChange[]): AuditEvent => {
  const modified = about('LOCATION_MODIFIED', location)
  return { ...modified, data: { ...modified.data, changes } }
}

function eventsOf(before: WholeLocation, after: WholeLocation): AuditEvent[] {
  const [oldShape, newShape] = sayShapes(before.geoJson, after.geoJson)
  const changes = changesBetween(
    { ...before, geoJson: oldShape },
    { ...after, geoJson: newShape },
    locationLabels,
  )
  return [
    ...(changes.length > 0 ? [changed(after, changes)] : []),
    ...(before.isArchived === after.isArchived
      ? []
      : [about(after.isArchived ? 'LOCATION_ARCHIVED' : 'LOCATION_UNARCHIVED', after)]),
  ]
}

/** Parcels show the name and the place of their location. */
const told = (id: number): Announcement[] => [
  { kind: 'storeChanged', entity: 'location', id },
  { kind: 'storeChanged', entity: 'property', id: null },
]
