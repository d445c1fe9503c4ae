import { type Language, say } from '../texts.ts'
import type { Property } from './parcels.contract.ts'
import { buildingTexts, factTexts, fieldLabels, unknownText } from './parcels.texts.ts'
import { sayExactSize } from './size.ts'
import { usagesOf, usagesText } from './usage-types.ts'

export type SpokenFact = { label: string; value: string }

/** The facts of a parcel as its viewer gets it, in words and in the order of every fact sheet; what she does not get is not spoken of. */
export function factSheetOf(parcel: Property, language: Language): SpokenFact[] {
  const { location, size, hasBuilding, availability, allowedUsageTypes } = parcel
  const told = (text: Parameters<typeof say>[0]) => say(text, language)
  const triState = (answer: boolean | null | undefined) =>
    answer === undefined
      ? undefined
      : told(answer === null ? unknownText : answer ? factTexts.yes : factTexts.no)
  const facts: [label: string, value: string | null | undefined][] = [
    [told(fieldLabels.location), location === undefined ? null : (location?.name ?? told(unknownText))],
    [told(factTexts.address), parcel.addressDisplayName],
    [told(fieldLabels.plat), parcel.plat],
    [told(fieldLabels.size), size === undefined ? null : sayExactSize(size, language)],
    [
      told(factTexts.building),
      hasBuilding === undefined
        ? null
        : told(hasBuilding === null ? unknownText : buildingTexts[hasBuilding]),
    ],
    [told(fieldLabels.regulatedInDevelopmentPlan), triState(parcel.regulatedInDevelopmentPlan)],
    [told(fieldLabels.buildingPlanIsInPreparation), triState(parcel.buildingPlanIsInPreparation)],
    [
      told(factTexts.availability),
      availability === undefined ? null : told(availability ? factTexts.available : factTexts.notAvailable),
    ],
    [told(fieldLabels.availabilityNotes), parcel.availabilityNotes],
    [told(fieldLabels.siteDevelopment), parcel.siteDevelopment],
    [told(fieldLabels.allowedUsageTypes), allowedUsageTypes && usagesText(usagesOf(allowedUsageTypes))],
    ...parcel.additionalFields.map(({ name, value }): [string, string] => [name, value.trim()]),
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
