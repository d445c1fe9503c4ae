import { saySize } from '@allmende/domain/parcels/size.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { buildingTexts, fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { type Bilingual, type Language, say, type Values } from '@allmende/domain/texts.ts'
import { texts as parcelTexts } from '../parcels.texts.ts'
import { filterTexts } from './filter.texts.ts'
import { texts } from './list.texts.ts'
import { without } from './without.ts'

/** An active filter in words, and what is left without it. */
export type Chip = { key: string; words: string; rest: PropertyFilter }

type Naming = (locationId: number) => string | undefined

/** Every active filter, in the order of the panel. */
export function chipsOf(filter: PropertyFilter, language: Language, nameOf: Naming): readonly Chip[] {
  const spoken = (text: Bilingual, values?: Values) => say(text, language, values)
  const chip = (key: keyof PropertyFilter, label: Bilingual, value: string | undefined): Chip[] =>
    value === undefined ? [] : [{ key, words: `${spoken(label)}: ${value}`, rest: without(filter, key) }]
  const yesNo = (is: boolean | undefined) =>
    is === undefined ? undefined : spoken(is ? filterTexts.yes : filterTexts.no)
  const size = (text: Bilingual, metres: number | undefined) =>
    metres === undefined ? undefined : spoken(text, { size: saySize(metres, language) })
  const { locationId, hasBuilding, isPublic, additional = [] } = filter
  return [
    ...chip('search', filterTexts.search, filter.search),
    ...chip('name', parcelLabels.name, filter.name),
    ...chip('plat', fieldLabels.plat, filter.plat),
    ...chip('allowedUsageTypes', fieldLabels.allowedUsageTypes, filter.allowedUsageTypes),
    ...chip('locationId', fieldLabels.location, locationWords(locationId, nameOf, spoken)),
    ...chip('minSize', fieldLabels.size, size(filterTexts.atLeast, filter.minSize)),
    ...chip('maxSize', fieldLabels.size, size(filterTexts.atMost, filter.maxSize)),
    ...chip('hasBuilding', parcelTexts.building, hasBuilding && spoken(buildingTexts[hasBuilding])),
    ...chip('availability', fieldLabels.availability, yesNo(filter.availability)),
    ...chip(
      'regulatedInDevelopmentPlan',
      fieldLabels.regulatedInDevelopmentPlan,
      yesNo(filter.regulatedInDevelopmentPlan),
    ),
    ...chip(
      'buildingPlanIsInPreparation',
      fieldLabels.buildingPlanIsInPreparation,
      yesNo(filter.buildingPlanIsInPreparation),
    ),
    ...chip('archived', filterTexts.archived, filter.archived ? spoken(filterTexts.yes) : undefined),
    ...chip(
      'isPublic',
      filterTexts.visibility,
      isPublic === undefined ? undefined : spoken(isPublic ? filterTexts.public : filterTexts.internal),
    ),
    ...additional.map((fact) => ({
      key: `additional/${fact.name}`,
      words: `${fact.name}: ${fact.value}`,
      rest: withoutFact(filter, fact.name),
    })),
  ]
}

function locationWords(
  id: number | null | undefined,
  nameOf: Naming,
  spoken: (text: Bilingual, values?: Values) => string,
): string | undefined {
  if (id === undefined) return undefined
  return id === null
    ? spoken(texts.unknownLocation)
    : (nameOf(id) ?? spoken(filterTexts.formerLocation, { id }))
}

export function withoutFact(filter: PropertyFilter, name: string): PropertyFilter {
  const left = (filter.additional ?? []).filter((fact) => fact.name !== name)
  return { ...without(filter, 'additional'), ...(left.length > 0 && { additional: left }) }
}
