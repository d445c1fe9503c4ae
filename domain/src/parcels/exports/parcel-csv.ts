import { roundDegrees } from '../../geometry/degrees.ts'
import { buildingTexts, parcelLabels } from '../parcels.texts.ts'
import type { Property } from '../parcels.contract.ts'

type Column = { heading: string; cell: (parcel: Property) => string }

const text = (value: string | null | undefined): string => value ?? ''
const yesOrNo = (value: boolean | null | undefined): string =>
  value === null || value === undefined ? '' : value ? 'Ja' : 'Nein'
/** As German spreadsheets read it. */
const decimal = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')
const degrees = (value: number | null | undefined): string => decimal(value && roundDegrees(value))

const everybodys: readonly Column[] = [
  { heading: 'Nummer', cell: ({ id }) => String(id) },
  { heading: parcelLabels.name.de, cell: ({ name }) => name },
  { heading: parcelLabels.location.de, cell: ({ location }) => text(location?.name) },
  { heading: 'Adresse', cell: ({ addressDisplayName }) => text(addressDisplayName) },
  { heading: 'Breite des Standorts', cell: ({ latitude }) => degrees(latitude) },
  { heading: 'Länge des Standorts', cell: ({ longitude }) => degrees(longitude) },
  { heading: parcelLabels.plat.de, cell: ({ plat }) => text(plat) },
  { heading: `${parcelLabels.size.de} (qm)`, cell: ({ size }) => decimal(size) },
  {
    heading: parcelLabels.hasBuilding.de,
    cell: ({ hasBuilding }) => (hasBuilding ? buildingTexts[hasBuilding].de : ''),
  },
  {
    heading: parcelLabels.regulatedInDevelopmentPlan.de,
    cell: ({ regulatedInDevelopmentPlan }) => yesOrNo(regulatedInDevelopmentPlan),
  },
  {
    heading: parcelLabels.buildingPlanIsInPreparation.de,
    cell: ({ buildingPlanIsInPreparation }) => yesOrNo(buildingPlanIsInPreparation),
  },
  { heading: parcelLabels.availability.de, cell: ({ availability }) => yesOrNo(availability) },
  { heading: parcelLabels.availabilityNotes.de, cell: ({ availabilityNotes }) => text(availabilityNotes) },
  { heading: parcelLabels.siteDevelopment.de, cell: ({ siteDevelopment }) => text(siteDevelopment) },
  { heading: parcelLabels.allowedUsageTypes.de, cell: ({ allowedUsageTypes }) => text(allowedUsageTypes) },
  { heading: parcelLabels.description.de, cell: ({ description }) => text(description) },
]

const insiders: readonly Column[] = [
  { heading: parcelLabels.isPublic.de, cell: ({ isPublic }) => yesOrNo(isPublic) },
  { heading: 'Archiviert', cell: ({ isArchived }) => yesOrNo(isArchived) },
]

/** A table of parcels for a spreadsheet; `factNames` are the additional facts that get a column. */
export function parcelTable(isInside: boolean, factNames: readonly string[]) {
  const facts = factNames.map(
    (name): Column => ({
      heading: name,
      cell: ({ additionalFields }) => text(additionalFields.find((fact) => fact.name === name)?.value),
    }),
  )
  const columns = [...everybodys, ...(isInside ? insiders : []), ...facts]
  return {
    /** With the mark by which spreadsheets know UTF-8. */
    head: `\uFEFF${line(columns.map(({ heading }) => heading))}`,
    row: (parcel: Property): string => line(columns.map(({ cell }) => cell(parcel))),
  }
}

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`

/** Spreadsheets skip what cannot be seen, and some read the wide and small forms of a sign like the sign itself. */
const formula = /^(?:[\t\r\n]|[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u

/** What a spreadsheet would take for a formula is marked as text. */
const quoted = (cell: string): string => `"${formula.test(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`
