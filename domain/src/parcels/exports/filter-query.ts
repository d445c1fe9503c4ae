import { PropertyFilter } from '../parcels.contract.ts'

/** How a value of the filter is written in an address. */
type Reading = (text: string) => unknown
const asText: Reading = (text) => text
const asNumber: Reading = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
const asBoolean: Reading = (text) => ({ true: true, false: false })[text]

const asIds: Reading = (text) => (/^\d+(,\d+)*$/.test(text) ? text.split(',').map(Number) : undefined)

const readings: Record<Exclude<keyof PropertyFilter, 'additional'>, Reading> = {
  ids: asIds,
  search: asText,
  name: asText,
  plat: asText,
  allowedUsageTypes: asText,
  minSize: asNumber,
  maxSize: asNumber,
  hasBuilding: asText,
  regulatedInDevelopmentPlan: asBoolean,
  buildingPlanIsInPreparation: asBoolean,
  availability: asBoolean,
  archived: asBoolean,
  isPublic: asBoolean,
  locationId: (text) => (text === 'none' ? null : asNumber(text)),
}

const isKey = (name: string): name is keyof typeof readings => Object.hasOwn(readings, name)
const additional = 'additional.'
/** The database takes neither a NUL nor half a character. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** A filter from the query of an address, or the name of the parameter that it cannot be. */
export function filterFromQuery(
  query: Readonly<Record<string, unknown>>,
): { filter: PropertyFilter; wrong?: never } | { wrong: string; filter?: never } {
  const given: Record<string, unknown> = {}
  const facts: { name: string; value: string }[] = []
  for (const [name, text] of Object.entries(query)) {
    if (typeof text !== 'string' || !isStorable(text)) return { wrong: name }
    if (!isStorable(name)) return { wrong: name.startsWith(additional) ? 'additional' : '' }
    if (name.startsWith(additional)) facts.push({ name: name.slice(additional.length), value: text })
    else if (isKey(name)) given[name] = readings[name](text)
    else return { wrong: name }
    if (isKey(name) && given[name] === undefined) return { wrong: name }
  }
  const parsed = PropertyFilter.safeParse({ ...given, ...(facts.length > 0 && { additional: facts }) })
  return parsed.success ? { filter: parsed.data } : { wrong: String(parsed.error.issues[0]?.path[0]) }
}
