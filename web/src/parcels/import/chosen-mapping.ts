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
  plat: [
    'plat',
    'flurkennzeichnung',
    'flurstueckskennzeichen',
    'flstkennz',
    'flurstueck',
    'kennzeichen',
    'flstnr',
  ],
  size: ['size', 'amtlicheflaeche', 'flaeche', 'groesse', 'area', 'flaecheqm', 'afl'],
  hasBuilding: ['hasbuilding', 'bebaut', 'bebauung'],
  allowedUsageTypes: ['allowedusagetypes', 'erlaubtenutzung', 'nutzung', 'nutzungsart', 'usage'],
  availability: ['availability', 'verfuegbar', 'verfuegbarkeit', 'available'],
  regulatedInDevelopmentPlan: [
    'regulatedindevelopmentplan',
    'imbebauungsplan',
    'ineinembebauungsplan',
    'bplan',
  ],
  buildingPlanIsInPreparation: ['buildingplanisinpreparation', 'bebauungsplaninvorbereitung'],
  availabilityNotes: ['availabilitynotes', 'hinweisezurverfuegbarkeit'],
  internalNotes: ['internalnotes', 'internenotizen'],
  siteDevelopment: ['sitedevelopment', 'erschliessung'],
  description: ['description', 'beschreibung', 'kurzexpose', 'bemerkung'],
}
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
