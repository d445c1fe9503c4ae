import type { BoardTarget } from '@allmende/domain/procedure/board.ts'
import { roundDeadline, type RoundsOfLot } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'

export type Tender = Pick<TeamTender, 'type' | 'skippedPhases' | 'finalDeadline' | 'deadlinePeriodDays'>
export type Lot = Pick<TeamLot, 'stage' | 'lastOpenedRound' | 'offersByRound' | keyof RoundsOfLot>

export type ColumnKey = 'applications' | 'interested' | 'denied' | 'negotiation' | 'offers' | 'past'

/** One company's part in the lot and round that are looked at. */
export type BoardCard = {
  key: string
  part: LotParticipant
  /** It tries again in a later round: this part is history. */
  appliesAgain: boolean
}

export type BoardColumn = {
  key: ColumnKey
  /** What whoever is put here becomes; null where nobody is put. */
  target: BoardTarget | null
  cards: readonly BoardCard[]
}

const partsOf = ({ offersByRound }: Lot): LotParticipant[] => offersByRound.flatMap(({ offers }) => offers)

/** A round is fixed by submitting: what has none yet comes after all that were. */
const roundOrder = ({ round }: LotParticipant): number => round ?? Number.POSITIVE_INFINITY

/** Rounds that were opened, the newest first; none where there are no rounds. */
export const openedRounds = ({ type }: Tender, lot: Lot): number[] =>
  isContinuous(type)
    ? [...new Set(partsOf(lot).map(({ round }) => round ?? 0))]
        .filter((round) => round > 0 && round <= lot.lastOpenedRound)
        .toSorted((one, other) => other - one)
    : []

/** Who is looked at: without rounds everyone, otherwise those of the round. */
export function cardsOf({ type }: Tender, lot: Lot, round: number | null): BoardCard[] {
  const parts = partsOf(lot)
  return parts
    .filter((part) => !isContinuous(type) || (round !== null && part.round === round))
    .map((part) => ({
      key: String(part.offerId),
      part,
      appliesAgain: parts.some(
        (other) => other.offerId === part.offerId && roundOrder(other) > roundOrder(part),
      ),
    }))
    .toSorted((one, other) => one.part.organizationName.localeCompare(other.part.organizationName, 'de'))
}

/** Where those stand who are not admitted, or not yet. */
function firstColumn({ type, skippedPhases }: Tender): ColumnKey {
  if (!skippedPhases.includes(3)) return 'applications'
  return type === 2 ? 'interested' : 'denied'
}

/** In which column a company stands. */
export function columnOf(
  tender: Tender,
  { stage: lotStage }: Pick<Lot, 'stage'>,
  { stage }: Pick<LotParticipant, 'stage'>,
): ColumnKey {
  if (stage >= 4) return 'offers'
  const isInterest = tender.type === 2 && (lotStage ?? 0) < 5
  return stage === 3 && !isInterest ? 'negotiation' : firstColumn(tender)
}

const targets: Readonly<Partial<Record<ColumnKey, BoardTarget>>> = { negotiation: 3, offers: 4 }

/** The column of those who are let in. */
export const columnFor = (target: BoardTarget): ColumnKey => (target === 3 ? 'negotiation' : 'offers')

/** A card that was put somewhere and is not there yet. */
export type Underway = { key: string; target: BoardTarget }

/** The columns of a lot, without those of phases it does without. */
export function columnsOf(
  tender: Tender,
  lot: Lot,
  cards: readonly BoardCard[],
  underway: Underway | null,
): BoardColumn[] {
  const placeOf = ({ key, part }: BoardCard): ColumnKey =>
    underway?.key === key ? columnFor(underway.target) : columnOf(tender, lot, part)
  const first = firstColumn(tender)
  const hasDenied = cards.some((card) => placeOf(card) === 'denied')
  const keys: ColumnKey[] = [
    ...(first !== 'denied' || hasDenied ? [first] : []),
    ...(tender.skippedPhases.includes(5) ? [] : (['negotiation'] as const)),
    'offers',
  ]
  return keys.map((key) => ({
    key,
    target: targets[key] ?? null,
    cards: cards.filter((card) => placeOf(card) === key),
  }))
}

/** Where a lot is now, as far as it has a column. */
const phaseColumn = ({ stage }: Pick<Lot, 'stage'>): ColumnKey | null =>
  (stage ?? 0) >= 6 ? 'offers' : stage === 5 ? 'negotiation' : null

/** The one column that a phone shows: the chosen one, else the first with somebody in it, else where the lot is. */
export function seenColumn(
  lot: Pick<Lot, 'stage'>,
  columns: readonly BoardColumn[],
  hasWaitingRoom: boolean,
  chosen: string | null,
): string | null {
  const keys: string[] = [...columns.map(({ key }) => key), ...(hasWaitingRoom ? ['waiting'] : [])]
  const isThere = (key: string | null | undefined) => keys.find((one) => one === key)
  const [first] = columns.filter(({ cards }) => cards.length > 0)
  return isThere(chosen) ?? first?.key ?? isThere(phaseColumn(lot)) ?? keys[0] ?? null
}

export type WaitingRoom = {
  rounds: readonly { round: number; count: number; until: Date }[]
  /** Those who have not applied yet. */
  registered: number
}

/** What waits for rounds that are not opened: how many and until when, nothing else. */
export function waitingRoomOf(tender: Tender, lot: Lot): WaitingRoom | null {
  if (!isContinuous(tender.type)) return null
  const waiting = partsOf(lot).filter(({ stage, round }) => stage === 1 && (round ?? 0) > lot.lastOpenedRound)
  const byRound = Map.groupBy(waiting, ({ round }) => round ?? 0)
  return {
    rounds: [...byRound]
      .toSorted(([one], [other]) => one - other)
      .map(([round, parts]) => ({ round, count: parts.length, until: roundDeadline(tender, lot, round) })),
    registered: partsOf(lot).filter(({ stage }) => stage === 0).length,
  }
}

export type Filing = {
  kind: 'application' | 'offer'
  /** When it came; null where none came. */
  at: Date | null
  /** When it was opened; null where it is sealed, or nothing came. */
  openedAt: Date | null
  mark: 'submitted' | 'opened' | 'noOffer'
}

/** What a company has filed, and whether it was opened. */
export function filingsOf({ stage: lotStage }: Pick<Lot, 'stage'>, part: LotParticipant): Filing[] {
  const { applicationSent, applicationOpenedAt, offerSent, offerOpenedAt, stage } = part
  const filing = (kind: Filing['kind'], at: Date | null, openedAt: Date | null): Filing[] =>
    at === null ? [] : [{ kind, at, openedAt, mark: openedAt === null ? 'submitted' : 'opened' }]
  const made = [
    ...filing('application', applicationSent, applicationOpenedAt),
    ...filing('offer', offerSent, offerOpenedAt),
  ]
  const hasNone = (lotStage ?? 0) >= 7 && (stage === 4 || stage === 5)
  return hasNone ? [...made, { kind: 'offer', at: null, openedAt: null, mark: 'noOffer' }] : made
}
