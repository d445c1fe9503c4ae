import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Calendar, Moment } from '../calendar.ts'
import type { DemoTender } from '../tender-texts.ts'
import type { DemoDeadlines } from '../tenders.ts'
import type { Visitor } from '../visitor.ts'

/** Who acts in the stories, by the name that the demo's accounts are known by. */
export const players = {
  anna: 'anna.amt@allmende.example',
  bernd: 'bernd.bau@allmende.example',
  dora: 'dora@deich-erdbau.example',
  emil: 'emil@deich-erdbau.example',
  fritz: 'fritz@geest-energie.example',
  gesa: 'gesa@wesermarsch-hafenbau.example',
  hinnerk: 'hinnerk@nordlicht-gastronomie.example',
  imke: 'imke@moorblick-solar.example',
} as const
export type Player = keyof typeof players

export type Company = 'deich' | 'geest' | 'wesermarsch' | 'nordlicht' | 'moorblick'
export const companyOf: Readonly<Partial<Record<Player, Company>>> = {
  dora: 'deich',
  emil: 'deich',
  fritz: 'geest',
  gesa: 'wesermarsch',
  hinnerk: 'nordlicht',
  imke: 'moorblick',
}

/** What somebody finds who does something in a story. */
export type Scene = {
  who: Player
  visitor: Visitor
  now: Date
  calendar: Calendar
  tender: Pick<TeamTender, 'id' | 'lots'>
  /** The parts that companies take, from the moment they joined. */
  offers: Map<Company, number>
}

export type Deed = (scene: Scene) => Promise<unknown>
export type Step = readonly [when: Moment, who: Player, deed: Deed]

/** One tender from its first draft to where it stands today; steps are in the order of time. */
export type Story = {
  tender: DemoTender
  deadlines: DemoDeadlines
  drafted: Moment
  steps: readonly Step[]
}

/** The ids of lots by their numbers in the notice; null means all that it is possible for. */
export function lotIdsOf({ tender }: Scene, numbers: readonly number[] | null): number[] | null {
  return numbers && numbers.map((number) => lotIdOf(tender, number))
}

export function lotIdOf({ lots }: Scene['tender'], number: number): number {
  const lot = lots[number - 1]
  if (!lot) throw new Error(`the story has no lot ${number}`)
  return lot.id
}

export function offerOf({ offers }: Scene, company: Company): number {
  const offerId = offers.get(company)
  if (offerId === undefined) throw new Error(`${company} has not joined`)
  return offerId
}
