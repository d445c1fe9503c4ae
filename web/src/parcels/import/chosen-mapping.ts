import {
  type ImportMapping,
  type ImportTarget,
  importTargets,
} from '@allmende/domain/parcels/parcel-imports.contract.ts'

/** What somebody chose so far; a property that is not there is left out. `fact:` is an additional field. */
export type ChosenMapping = {
  targets: Readonly<Record<string, Target>>
  /** `id:` a location, `property:` the property that names one; null while nothing is chosen. */
  location: string | null
  doubles: ImportMapping['doubles']
  skipsFaulty: boolean
  isPublic: boolean
}
export type Target = ImportTarget | `fact:${string}`

/** By which names registers and GIS call these facts; what stands first is taken first. */
const usualNames: Record<ImportTarget, readonly string[]> = {
  name: ['name', 'bezeichnung', 'titel', 'title', 'lagebeztxt', 'lage', 'label'],
  plat: ['plat', 'flurkennzeichnung', 'flurstueckskennzeichen', 'flstkennz', 'kennzeichen'],
  size: ['size', 'amtlicheflaeche', 'flaeche', 'groesse', 'area', 'flaecheqm', 'afl'],
  hasBuilding: ['hasbuilding', 'bebaut', 'bebauung'],
  allowedUsageTypes: ['allowedusagetypes', 'erlaubtenutzung', 'nutzung', 'nutzungsart', 'usage'],
  regulatedInDevelopmentPlan: [
    'regulatedindevelopmentplan',
    'ineinembebauungsplan',
    'bebauungsplan',
    'bplan',
  ],
  buildingPlanIsInPreparation: ['buildingplanisinpreparation', 'bebauungsplaninvorbereitung'],
  availability: ['availability', 'verfuegbar', 'verfuegbarkeit', 'available'],
  availabilityNotes: ['availabilitynotes', 'hinweisezurverfuegbarkeit'],
  siteDevelopment: ['sitedevelopment', 'erschliessung'],
  description: ['description', 'beschreibung', 'kurzexpose', 'bemerkung'],
  internalNotes: ['internalnotes', 'internenotizen'],
}
/** The parts of a plat where no property has the whole of it, in their order. */
const platParts: readonly (readonly string[])[] = [
  ['gemarkungsname', 'gemarkung'],
  ['flur', 'flurnummer', 'flurnr'],
  ['flurstueck', 'flstnr', 'flurstuecksnummer', 'flurstuecknummer', 'flurstnr', 'zaehler', 'flstnrzae'],
  ['nenner', 'flstnrnen'],
]

const locationNames = ['location', 'standort', 'ort', 'gemarkung', 'gemeinde']

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '')

const firstOf = (usual: readonly string[], properties: readonly string[]): string | undefined =>
  usual.flatMap((name) => properties.filter((property) => plain(property) === name))[0]

/** Only with a number of its own is it a plat; one that is whole already needs no second half. */
function platPartsIn(properties: readonly string[]): string[] {
  const [district, field, plot, below] = platParts.map((usual) => firstOf(usual, properties))
  if (plot === undefined) return []
  const isUpperHalf = /zae(hler)?$/.test(plain(plot))
  return [district, field, plot, isUpperHalf ? below : undefined].filter((part) => part !== undefined)
}

/** What the properties of a file probably mean; only locations that there are count as such. */
export function guessedMapping(
  properties: readonly string[],
  valuesOf: (property: string) => readonly string[],
  locations: readonly { id: number; name: string }[],
): ChosenMapping {
  const targets: Record<string, Target> = {}
  for (const target of importTargets) {
    const property = firstOf(usualNames[target], properties)
    if (property !== undefined && !targets[property]) targets[property] = target
  }
  if (!Object.values(targets).includes('plat'))
    for (const property of platPartsIn(properties)) targets[property] ??= 'plat'
  const known = new Set(locations.map(({ name }) => name.toLocaleLowerCase('de')))
  const place = locationNames
    .flatMap((name) => properties.filter((property) => plain(property) === name))
    .find((property) => valuesOf(property).some((value) => known.has(value.toLocaleLowerCase('de'))))
  const [only] = locations
  const location = place ? `property:${place}` : only && locations.length === 1 ? `id:${only.id}` : null
  return { targets, location, doubles: 'skip', skipsFaulty: false, isPublic: false }
}

/** As the server takes it; null while no location is chosen. */
export function mappingOf(chosen: ChosenMapping): ImportMapping | null {
  if (chosen.location === null) return null
  const [kind, ...rest] = chosen.location.split(':')
  const named = rest.join(':')
  const pairs = Object.entries(chosen.targets)
  return {
    fields: pairs.flatMap(([property, target]) => (isFact(target) ? [] : [{ property, target }])),
    additional: pairs.flatMap(([property, target]) =>
      isFact(target) ? [{ property, name: target.slice('fact:'.length) }] : [],
    ),
    location: kind === 'id' ? { id: Number(named) } : { property: named },
    doubles: chosen.doubles,
    faulty: chosen.skipsFaulty ? 'skip' : 'refuse',
    isPublic: chosen.isPublic,
    publicFields: ['location', 'size', 'geoJson'],
  }
}

const isFact = (target: Target): target is `fact:${string}` => target.startsWith('fact:')
