import { openingWindow } from './opening.ts'
import { done, withLot } from './change.ts'
import { publicFromOf } from './publicity.ts'
import { roundAt, roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import type { Happening, LotCourse, ProcedureState, Step, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** Something that happens by itself. */
type Due = { at: Date; happening: Happening }

const justAfter = (moment: Date, by = 0): Date => new Date(moment.getTime() + by + 1)

/** Whether a lot's application deadline closes something: the competition, or joining where there is none. */
const awaitsApplications = ({ skippedPhases }: TenderCourse, { stage }: LotCourse): boolean =>
  skippedPhases.includes(3) ? !skippedPhases.includes(5) && (stage === 2 || stage === 5) : stage === 3

/** The rounds that end in a span of time, the last of them with the procedure itself. */
function roundsEnding(tender: TenderCourse, lot: LotCourse, after: Date, until: Date | null): Due[] {
  const due: Due[] = []
  let round = roundAt(tender, lot, after)
  while (round !== null) {
    const deadline = roundDeadline(tender, lot, round)
    const at = justAfter(deadline)
    if (until !== null && at > until) break
    due.push({
      at,
      happening: { kind: 'deadlinePassed', lotId: lot.id, which: 'application', round, deadline },
    })
    const isLast = deadline.getTime() === tender.finalDeadline?.getTime()
    // Without an end in sight the next one is enough.
    round = isLast || until === null ? null : round + 1
  }
  return due
}

function deadlinesOf(tender: TenderCourse, lot: LotCourse, after: Date, until: Date | null): Due[] {
  const passed = (which: 'application' | 'offer', deadline: Date | null): Due[] =>
    deadline === null
      ? []
      : [
          {
            at: justAfter(deadline),
            happening: { kind: 'deadlinePassed', lotId: lot.id, which, round: null, deadline },
          },
        ]
  const offers = lot.stage === 6 ? passed('offer', lot.offerDeadline) : []
  if (isContinuous(tender.type))
    return [...((lot.stage ?? 0) >= 3 ? roundsEnding(tender, lot, after, until) : []), ...offers]
  return [
    ...(awaitsApplications(tender, lot) ? passed('application', lot.applicationDeadline) : []),
    ...offers,
  ]
}

function ofLot(tender: TenderCourse, lot: LotCourse, after: Date, until: Date | null): Due[] {
  const { opening, award } = lot
  const due = deadlinesOf(tender, lot, after, until)
  if (opening !== null)
    due.push({
      at: justAfter(opening.date, openingWindow),
      happening: { kind: 'openingExpired', lotId: lot.id, ...opening },
    })
  // Where nobody was told, nobody waits.
  if (award !== null && award.awardableFrom !== null && award.awardableFrom > award.announcedAt)
    due.push({ at: award.awardableFrom, happening: { kind: 'waitingPeriodOver', lotId: lot.id } })
  return due
}

const beginning = new Date(-8.64e15)

/** What happens by itself after the instant up to which everything has, in its order. */
function dueAfter({ tender, lots }: ProcedureState, until: Date | null): Due[] {
  const from = publicFromOf(tender)
  if (from === null) return []
  const after = tender.clockedUntil ?? beginning
  const open = tender.archived === null ? lots.filter(isOpen) : []
  const ofLots = open
    .flatMap((lot) => ofLot(tender, lot, after, until))
    // What passed before anybody knew of it concerns nobody.
    .filter(({ at }) => at >= from)
  return [{ at: from, happening: { kind: 'becamePublic' } as const }, ...ofLots]
    .filter(({ at }) => at > after && (until === null || at <= until))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Every deadline there is, also one that closes nothing: from then on lists may have to name another one. */
function deadlinesOver({ tender, lots }: ProcedureState): Date[] {
  const from = publicFromOf(tender)
  if (from === null || tender.archived !== null) return []
  const after = tender.clockedUntil ?? beginning
  return lots
    .flatMap((lot) => {
      const round = roundAt(tender, lot, after)
      return [
        round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round),
        tender.finalDeadline,
        lot.offerDeadline,
      ]
    })
    .filter((deadline) => deadline !== null)
    .map((deadline) => justAfter(deadline))
    .filter((at) => at > after && at >= from)
}

/** The next instant at which something happens by itself, or another deadline is the next one. */
export function nextDue(state: ProcedureState): Date | null {
  const due = [...dueAfter(state, null).map(({ at }) => at), ...deadlinesOver(state)]
  return due.length === 0 ? null : new Date(Math.min(...due.map(Number)))
}

/** Everything that has become due, once. */
export const tick: Step<Record<never, never>> = (state, _input, now) => {
  const { clockedUntil } = state.tender
  if (clockedUntil !== null && now <= clockedUntil) return done(state)
  const happened = dueAfter(state, now).map(({ happening }) => happening)
  const clocked = { ...state, tender: { ...state.tender, clockedUntil: now } }
  return done(
    happened.reduce<ProcedureState>(
      (current, happening) =>
        happening.kind === 'openingExpired' ? withLot(current, happening.lotId, { opening: null }) : current,
      clocked,
    ),
    happened,
  )
}
