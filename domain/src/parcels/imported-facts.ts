import { buildingIn, sizeIn, textIn, unknownWords, usagesIn, yesNoIn } from './import-values.ts'
import type { ImportFault, ImportMapping, ImportTarget } from './parcel-imports.contract.ts'
import type { ChangedProperty } from './parcels.contract.ts'
import { joinedPlat } from './plat-parts.ts'
import type { RawFeature } from './read-features.ts'

export type ImportedFacts = Pick<ChangedProperty, ImportTarget>
export type Extra = { name: string; value: string }
type Read = { facts: ImportedFacts; additional: Extra[]; faults: ImportFault[] }

const longestPlat = 200
const longest: Partial<Record<ImportTarget, number>> = {
  name: 200,
  plat: longestPlat,
  allowedUsageTypes: 2000,
  siteDevelopment: 2000,
  availabilityNotes: 2000,
  description: 100_000,
  internalNotes: 100_000,
}
const longestAdditional = 10_000

/** The properties of a feature as facts of a parcel. */
export function factsOf(feature: NonNullable<RawFeature>, mapping: ImportMapping): Read {
  const faults: ImportFault[] = []
  const facts: Record<string, unknown> = {}
  const additional: Extra[] = []
  const ofPlat = mapping.fields.filter(({ target }) => target === 'plat')
  for (const { property, target } of mapping.fields) {
    if (target === 'plat' && ofPlat.length > 1) continue
    const text = textOf(feature, property, longest[target] ?? 200, faults)
    if (text !== null) facts[target] = factIn(target, text, property, faults)
  }
  if (ofPlat.length > 1) {
    const plat = platOf(
      feature,
      ofPlat.map(({ property }) => property),
      faults,
    )
    if (plat !== null) facts['plat'] = plat
  }
  for (const { property, name } of mapping.additional) {
    const value = textOf(feature, property, longestAdditional, faults)
    if (value !== null) additional.push({ name, value })
  }
  return { facts: facts as ImportedFacts, additional, faults }
}

/** A plat that the file keeps in several properties. */
function platOf(feature: NonNullable<RawFeature>, properties: readonly string[], faults: ImportFault[]) {
  const parts = properties.flatMap((property) => {
    const text = textOf(feature, property, longestPlat, faults)?.replace(/\s+/g, ' ')
    return text ? [{ property, text }] : []
  })
  const plat = joinedPlat(parts)
  if (plat.length <= longestPlat) return plat || null
  const values = { field: properties.join(', '), max: String(longestPlat), n: String(plat.length) }
  faults.push({ fault: 'tooLong', values })
  return null
}

export function textOf(
  { properties }: NonNullable<RawFeature>,
  property: string,
  max: number,
  faults: ImportFault[],
): string | null {
  const text = textIn(Object.hasOwn(properties, property) ? properties[property] : null)
  if (text === undefined) faults.push({ fault: 'notText', values: { field: property } })
  else if (text !== null && text.length > max)
    faults.push({
      fault: 'tooLong',
      values: { field: property, max: String(max), n: String(text.length) },
    })
  else return text
  return null
}

function factIn(target: ImportTarget, text: string, field: string, faults: ImportFault[]) {
  const cannot = (fault: 'notNumber' | 'notYesNo') => {
    faults.push({ fault, values: { field, value: text.slice(0, 40) } })
    return undefined
  }
  switch (target) {
    case 'size':
      return sizeIn(text) ?? cannot('notNumber')
    case 'regulatedInDevelopmentPlan':
    case 'buildingPlanIsInPreparation':
      return unknownWords.includes(text.toLocaleLowerCase('de'))
        ? null
        : (yesNoIn(text) ?? cannot('notYesNo'))
    case 'availability':
      return yesNoIn(text) ?? cannot('notYesNo')
    case 'hasBuilding': {
      const state = buildingIn(text)
      return state === undefined ? cannot('notYesNo') : state
    }
    case 'allowedUsageTypes':
      return usagesIn(text)
    case 'description':
    case 'internalNotes':
      return text
    default:
      return text.replace(/\s+/g, ' ')
  }
}
