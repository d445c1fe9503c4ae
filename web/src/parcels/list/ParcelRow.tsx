import { saySize } from '@allmende/domain/parcels/size.ts'
import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { buildingTexts, fieldLabels, unknownText } from '@allmende/domain/parcels/parcels.texts.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { parcelPath } from '../parcel-paths.ts'
import { texts as parcelTexts } from '../parcels.texts.ts'
import classes from './list.module.css'
import { texts } from './list.texts.ts'

/** The facts of a row in their order, by what they are called. */
export const rowLabels = [
  fieldLabels.plat,
  fieldLabels.size,
  parcelTexts.building,
  parcelTexts.availability,
  fieldLabels.allowedUsageTypes,
] as const

type ParcelRowProps = { row: PropertyRow; onPoint: (row: PropertyRow | null) => void }

/** One parcel; the whole of it leads to its page. */
export function ParcelRow({ row, onPoint }: ParcelRowProps) {
  const say = useSay()
  const { isPublic } = row
  const values = useFacts(row)
  return (
    <li className={classes.row}>
      <div className={classes.heading}>
        <AppLink
          href={parcelPath(row.id)}
          className={classes.name}
          onMouseEnter={() => onPoint(row)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(row)}
          onBlur={() => onPoint(null)}
        >
          {row.isArchived ? say(texts.archived, { name: row.name }) : row.name}
        </AppLink>
        {isPublic !== undefined && (
          <StatusBadge tone={isPublic ? 'success' : 'neutral'}>
            {say(isPublic ? texts.public : texts.internal)}
          </StatusBadge>
        )}
      </div>
      <dl className={classes.facts}>
        {rowLabels.map((label, index) => (
          <div key={label.de} data-empty={values[index] === null || undefined}>
            <dt>{say(label)}</dt>
            <dd>{values[index] ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** In the order of the labels; null for what is not said. What the viewer may not know is not there. */
function useFacts({ plat, size, hasBuilding, availability, allowedUsageTypes }: PropertyRow) {
  const say = useSay()
  const { language } = useLanguage()
  return [
    plat || null,
    size === undefined ? null : saySize(size, language),
    hasBuilding === undefined ? null : say(hasBuilding ? buildingTexts[hasBuilding] : unknownText),
    availability === undefined ? null : say(availability ? parcelTexts.available : parcelTexts.notAvailable),
    allowedUsageTypes || null,
  ]
}
