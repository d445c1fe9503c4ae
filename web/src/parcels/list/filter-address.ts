import type { BuildingState } from '@allmende/domain/parcels/parcel-fields.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'

/** What stands behind the address's question mark; the router reads `?name=10` as a number. */
export type Address = Readonly<Record<string, unknown>>
type Fact = { name: string; value: string }

/** What the server takes. */
const longestText = 200
const largestSize = 1e10
const largestId = 2 ** 31 - 1
const mostFacts = 20

/** Under which name a fact without a field of its own is looked for. */
const factPrefix = 'feld.'
const noLocation = 'unbekannt'

const textKeys = { search: 'suche', name: 'name', plat: 'flur', allowedUsageTypes: 'nutzung' } as const
const sizeKeys = { minSize: 'groesse-von', maxSize: 'groesse-bis' } as const
const stateKeys = {
  availability: 'verfuegbar',
  regulatedInDevelopmentPlan: 'plan',
  buildingPlanIsInPreparation: 'planung',
} as const
const buildings: Record<string, BuildingState> = { ja: 'BEBAUT', nein: 'UNBEBAUT' }
const states: Record<string, boolean> = { ja: true, nein: false }
const visibilities: Record<string, boolean> = { oeffentlich: true, intern: false }

/** The filter an address asks for; what it cannot mean is left out. */
export function filterIn(address: Address): PropertyFilter {
  const said = (key: string): string => textOf(address[key])
  const among = <Value>(key: string, values: Record<string, Value>): Value | undefined =>
    Object.hasOwn(values, said(key)) ? values[said(key)] : undefined
  const facts = factsIn(address)
  return known<PropertyFilter>({
    ...mapped(textKeys, (key) => said(key) || undefined),
    ...mapped(sizeKeys, (key) => sizeIn(said(key))),
    ...mapped(stateKeys, (key) => among(key, states)),
    hasBuilding: among('bebaut', buildings),
    archived: said('archiv') === 'ja' || undefined,
    isPublic: among('sichtbar', visibilities),
    locationId: locationIn(said('standort')),
    additional: facts.length > 0 ? facts : undefined,
  })
}

/** The address of a filter; numbers stay numbers, as the router would put a text that looks like one into quotes. */
export function addressOf(filter: PropertyFilter): Record<string, string | number> {
  const word = <Value>(values: Record<string, Value>, value: Value | undefined) =>
    Object.keys(values).find((key) => values[key] === value)
  const { locationId } = filter
  const facts = (filter.additional ?? []).map(({ name, value }) => [`${factPrefix}${name}`, value])
  return known<Record<string, string | number>>({
    ...written(textKeys, (field) => filter[field] || undefined),
    ...written(sizeKeys, (field) => filter[field]),
    ...written(stateKeys, (field) => word(states, filter[field])),
    bebaut: word(buildings, filter.hasBuilding),
    archiv: filter.archived ? 'ja' : undefined,
    sichtbar: word(visibilities, filter.isPublic),
    standort: locationId === null ? noLocation : locationId,
    ...Object.fromEntries(facts),
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().slice(0, longestText).trim()
    : ''

function sizeIn(text: string): number | undefined {
  const size = Number(text.replace(',', '.'))
  return text !== '' && size >= 0 && size <= largestSize ? size : undefined
}

function locationIn(text: string): number | null | undefined {
  if (text === noLocation) return null
  return /^[1-9]\d*$/.test(text) && Number(text) <= largestId ? Number(text) : undefined
}

const factsIn = (address: Address): Fact[] =>
  Object.entries(address)
    .filter(([key]) => key.startsWith(factPrefix))
    .map(([key, value]) => ({ name: textOf(key.slice(factPrefix.length)), value: textOf(value) }))
    .filter(({ name, value }) => name !== '' && value !== '')
    .slice(0, mostFacts)

const mapped = <Field extends string, Value>(
  keys: Readonly<Record<Field, string>>,
  read: (key: string) => Value,
) => Object.fromEntries(Object.entries<string>(keys).map(([field, key]) => [field, read(key)]))

const written = <Field extends string, Value>(
  keys: Readonly<Record<Field, string>>,
  write: (field: Field) => Value,
) => Object.fromEntries(Object.entries<string>(keys).map(([field, key]) => [key, write(field as Field)]))

/** Without what was not said. */
const known = <Whole extends object>(parts: { [Key in keyof Whole]?: Whole[Key] | undefined }): Whole =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Whole
