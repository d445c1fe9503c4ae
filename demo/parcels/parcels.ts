import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Visitor } from '../visitor.ts'
import { type Field, fields } from './fields.ts'
import { measured } from './ground.ts'
import { plotsAlong } from './lane.ts'
import { type Row, rows } from './lanes.ts'
import { drawingRoom, hangPictures } from './media/hang-pictures.ts'
import { fileAway } from './papers.ts'
import { unexplored } from './parcel-facts.ts'
import { formerPlace, type Place, places } from './places.ts'
import { askedOfEach, foldersOfEach } from './templates.ts'

/** The administrator says what every parcel begins with. */
export async function prescribeParcels(admin: Visitor, now: Date): Promise<void> {
  const { version } = await admin.call('getSettings')
  await admin.call('setSettings', {
    version: version ?? 0,
    additionalFieldsTemplateList: askedOfEach,
    propertyFolderTemplateList: foldersOfEach(now),
  })
}

/** A clerk takes up the land of the municipality. */
export async function layOutParcels(clerk: Visitor): Promise<void> {
  const ids = new Map<Place, number>()
  for (const [place, location] of Object.entries(places))
    ids.set(place as Place, await clerk.call('createLocation', location))
  const former = await clerk.call('createLocation', formerPlace)
  await clerk.call('updateLocation', { ...formerPlace, id: former, version: 1, isArchived: true })
  const draw = drawingRoom()
  for (const field of demoFields) {
    const id = await takeUp(clerk, field, ids)
    await fileAway(clerk, id, field.name)
    await hangPictures(clerk, id, field.name, draw)
  }
}

async function takeUp(clerk: Visitor, field: Field, locations: ReadonlyMap<Place, number>): Promise<number> {
  const { more = {}, ...facts } = field.facts
  const location = locations.get(field.place ?? 'village') ?? 0
  const id = await clerk.call('createProperty', field.name, location)
  await clerk.call('updateProperty', {
    id,
    version: 1,
    ...(field.plat && { plat: field.plat }),
    ...(field.shape && measured(field.shape)),
    ...facts,
    additionalFields: factsWith({ Aktenzeichen: `23.4-${String(id).padStart(4, '0')}`, ...more }),
    ...(field.place === null && { locationId: null }),
  })
  return id
}

/** The prescribed ones first, then what is said besides, which everybody may read. */
function factsWith(more: Readonly<Record<string, string>>): AdditionalFact[] {
  const prescribed = askedOfEach.map((fact) => ({ ...fact, value: more[fact.name] ?? fact.value }))
  const own = Object.entries(more).filter(([name]) => !askedOfEach.some((fact) => fact.name === name))
  return [
    ...prescribed,
    ...own.map(([name, value]) => ({ name, value, isShared: true, preventDeletion: false })),
  ]
}

/** Every plot of a row by the number of its house, as the land register has it. */
function fieldsOf({ place, street, lane, side, house, register, plots }: Row): Field[] {
  const along = plots.map(([plot]) => plot)
  return plotsAlong(lane, side, along).map((shape, at) => ({
    name: `${street} ${house + 2 * at}`,
    place,
    plat: `Gemarkung ${register.district}, Flur ${register.field}, Flurstück ${register.first + at}${at % 3 === 1 ? '/2' : ''}`,
    shape,
    facts: plots[at]?.[1] ?? unexplored,
  }))
}

export const demoFields: readonly Field[] = [...rows.flatMap(fieldsOf), ...fields]
