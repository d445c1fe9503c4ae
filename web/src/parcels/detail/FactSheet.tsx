import type { FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { buildingTexts, fieldLabels, unknownText } from '@allmende/domain/parcels/parcels.texts.ts'
import { sayExactSize } from '@allmende/domain/parcels/size.ts'
import { usagesOf } from '@allmende/domain/parcels/usage-types.ts'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts as parcelTexts } from '../parcels.texts.ts'
import { PublicMark } from './PublicMark.tsx'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'
import { webAddressOf } from './web-address.ts'
import type { InsideParcel } from './whole-parcel.ts'

type FactSheetProps = { parcel: Property; inside: InsideParcel | null }

/** What is known of a parcel; for those inside also what of it is public. */
export function FactSheet({ parcel, inside }: FactSheetProps) {
  const say = useSay()
  const { language } = useLanguage()
  const marked = (value: ReactNode, isPublic: boolean | undefined): ReactNode =>
    inside && value !== null && value !== undefined && value !== '' ? (
      <span className={classes.fact}>
        <span className={classes.value}>{value}</span>
        <PublicMark isPublic={isPublic} />
      </span>
    ) : (
      value
    )
  const fact = (name: FieldName, value: ReactNode, label = say(fieldLabels[name])): Fact => ({
    label,
    value: marked(value, inside?.publicFields.includes(name)),
  })
  const triState = (answer: boolean | null | undefined) =>
    answer === undefined ? null : say(answer === null ? unknownText : answer ? texts.yes : texts.no)
  const { location, size, hasBuilding, availability, additionalFields } = parcel
  const facts: Fact[] = [
    fact('location', location === undefined ? null : (location?.name ?? say(unknownText))),
    fact('location', parcel.addressDisplayName, say(texts.address)),
    fact('plat', parcel.plat),
    fact('size', size === undefined ? null : sayExactSize(size, language)),
    fact(
      'hasBuilding',
      hasBuilding === undefined ? null : say(hasBuilding === null ? unknownText : buildingTexts[hasBuilding]),
      say(parcelTexts.building),
    ),
    fact('regulatedInDevelopmentPlan', triState(parcel.regulatedInDevelopmentPlan)),
    fact('buildingPlanIsInPreparation', triState(parcel.buildingPlanIsInPreparation)),
    fact(
      'availability',
      availability === undefined
        ? null
        : say(availability ? parcelTexts.available : parcelTexts.notAvailable),
      say(parcelTexts.availability),
    ),
    fact('availabilityNotes', parcel.availabilityNotes),
    fact('siteDevelopment', parcel.siteDevelopment),
    fact('allowedUsageTypes', parcel.allowedUsageTypes && <Usages text={parcel.allowedUsageTypes} />),
    ...additionalFields.map(({ name, value, isShared }) => ({
      label: name,
      value: marked(value.trim() && <Written text={value} />, isShared),
    })),
  ]
  const isEmpty = facts.every(({ value }) => value === null || value === undefined || value === '')
  return isEmpty ? <p className={classes.quiet}>{say(texts.noFacts)}</p> : <Facts facts={facts} />
}

const Usages = ({ text }: { text: string }) => (
  <ul className={classes.usages}>
    {usagesOf(text).map((usage) => (
      <li key={usage}>{usage}</li>
    ))}
  </ul>
)

function Written({ text }: { text: string }) {
  const address = webAddressOf(text)
  if (!address) return text
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
