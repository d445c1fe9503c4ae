import type { Answers } from '../answers.ts'
import type { DemoTender } from '../tender-texts.ts'
import { authority, inAuwiesen, usualTerms } from '../usual-answers.ts'

type Nature = 'services' | 'works' | 'supplies'
type LotText = { name: string; mark: string; says: string; euros: number; months: number }
type Wording = {
  type?: DemoTender['type']
  title: string
  says: string
  nature?: Nature
  /** What it is about, by the European vocabulary. */
  cpv: string
  lots: readonly LotText[]
  parcels?: DemoTender['parcels']
  rooms?: DemoTender['rooms']
}

/** A concession of the municipality in the usual notice: what differs is what is said. */
export function concession({
  type = 0,
  title,
  says,
  nature = 'services',
  cpv,
  lots,
  parcels,
  rooms,
}: Wording): DemoTender {
  const total = lots.reduce((sum, { euros }) => sum + euros, 0)
  return {
    templateId: 'EU-19',
    type,
    procedure: {
      ...authority,
      'BT-21-Procedure': title,
      'BT-24-Procedure': says,
      'BT-23-Procedure': nature,
      'BT-26(m)-Procedure': 'cpv',
      'BT-262-Procedure': cpv,
      'BT-27-Procedure': `${total} EUR`,
    },
    lots: lots.map((lot) => lotAnswers(lot, nature, cpv)),
    ...(parcels && { parcels }),
    ...(rooms && { rooms }),
  }
}

const lotAnswers = ({ name, mark, says, euros, months }: LotText, nature: Nature, cpv: string): Answers => ({
  ...usualTerms,
  ...inAuwiesen,
  'BT-22-Lot': mark,
  'BT-21-Lot': name,
  'BT-24-Lot': says,
  'BT-23-Lot': nature,
  'BT-26(m)-Lot': 'cpv',
  'BT-262-Lot': cpv,
  'BT-27-Lot': `${euros} EUR`,
  'BT-36-Lot': `${months} MONTH`,
  'BT-747-Lot': 'tp-abil',
  // Its result will have to say by what it was awarded.
  'BT-539-Lot': 'quality',
  'BT-540-Lot': 'Konzept für Bau, Betrieb und Instandhaltung',
})

/** What is told and not run: a title, a text and one lot in another form of the standard. */
export const told = (
  templateId: string,
  type: 3 | 4,
  title: string,
  says: string,
  lot: string,
): DemoTender => ({
  templateId,
  type,
  procedure: { 'BT-21-Procedure': title, 'BT-24-Procedure': says, 'BT-23-Procedure': 'services' },
  lots: [{ 'BT-22-Lot': 'L-1', 'BT-21-Lot': lot, 'BT-24-Lot': says, 'BT-23-Lot': 'services' }],
})
