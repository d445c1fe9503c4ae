import { areaOf } from '@allmende/domain/geometry/area.ts'
import { readShape } from '@allmende/domain/geometry/read-shape.ts'
import { positionsOf } from '@allmende/domain/geometry/shape.ts'
import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import { buildingTexts, unknownText } from '@allmende/domain/parcels/parcels.texts.ts'
import { saySize, saySquareMetres } from '@allmende/domain/parcels/size.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '../../../ui/language.tsx'
import { texts as detailTexts } from '../parcel-detail.texts.ts'
import type { InsideParcel } from '../whole-parcel.ts'
import { locationsQuery } from './LocationField.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

/** How an entry reads where two states of a parcel are compared. */
export function useShownValue(parcel: InsideParcel): (path: string, value: unknown) => string {
  const say = useSay()
  const { language } = useLanguage()
  const { data: locations = [] } = useQuery(locationsQuery)
  const placeName = (id: unknown) =>
    [...locations, ...(parcel.location ? [parcel.location] : [])].find((one) => one.id === id)?.name ??
    say(texts.noLocation)
  const shapeWords = (text: string) => {
    const { shape } = readShape(text)
    const size = shape ? saySquareMetres(Math.round(areaOf(shape)), language) : ''
    return shape ? say(texts.corners, { size, n: positionsOf(shape).length }) : text.slice(0, 80)
  }
  const factWords = ({ name, value, isShared }: AdditionalFact) =>
    `${name}: ${value} (${say(isShared ? detailTexts.public : detailTexts.internal)})`
  return (path, value) => {
    if (path.startsWith('shown.')) return say(value ? detailTexts.public : detailTexts.internal)
    if (path === 'locationId') return placeName(value)
    if (path === 'geoJson') return typeof value === 'string' ? shapeWords(value) : ''
    if (path === 'size') return typeof value === 'string' ? value : saySize(value as number | null, language)
    if (path === 'additionalFields') return (value as AdditionalFact[]).map(factWords).join('; ')
    if (value === 'BEBAUT' || value === 'UNBEBAUT') return say(buildingTexts[value])
    if (typeof value === 'boolean') return say(value ? detailTexts.yes : detailTexts.no)
    return value === null && isTriState(path) ? say(unknownText) : String(value ?? '')
  }
}

const isTriState = (path: string) =>
  ['hasBuilding', 'regulatedInDevelopmentPlan', 'buildingPlanIsInPreparation'].includes(path)
