import { describe, expect, test } from 'vitest'
import { canApply, canOffer, type Filing, isSealed, mayWrite } from './contractor-rooms.rules.ts'
import { roomPolicy, type Surroundings } from './rooms.policy.ts'
import { showRoom } from './rooms.views.ts'
import { after, aroundFor, before, bidderRoom, everybody, now, people, type Person } from './test-rooms.ts'

const both = [false, true]
/** Four times yes or no, in every combination. */
const choices = both.flatMap((one) =>
  both.flatMap((two) => both.flatMap((three) => both.map((four) => [one, two, three, four] as const))),
)
const stages = [4, 5, 7]
type State = { stage: number; filing: Filing }

/** Every combination of what decides about a bidder's room, those that should never come about included. */
function* states(outcome: Filing['lot']['outcome']): Generator<State> {
  for (const stage of stages)
    for (const [isContinuous, isCompetitionSkipped, isDenied, isArchived] of choices)
      for (const [isApplicationLate, isOfferLate, isApplicationOpen, isOfferOpen] of choices)
        for (const round of isContinuous ? [null, 1, 2] : [null])
          for (const lotStage of [2, 3, 4, 5, 6, 7])
            for (const offerStage of [0, 1, 2, 3, 4, 5, 6, 7]) {
              const lot = {
                stage: lotStage,
                outcome,
                isContinuous,
                isCompetitionSkipped,
                lastOpenedRound: isContinuous ? 1 : null,
                offerDeadline: isOfferLate ? before : after,
              }
              const lotOffer = {
                stage: offerStage,
                isDenied,
                round,
                applicationDeadline: isApplicationLate ? before : after,
                applicationOpenedAt: isApplicationOpen ? before : null,
                offerOpenedAt: isOfferOpen ? before : null,
              }
              yield { stage, filing: { lot, lotOffer, isPublic: true, isArchived } }
            }
}

/** Nobody is told of tries: writing so many mails would take longer than all the rest. */
const around = (person: Person, { lot, lotOffer, isArchived }: Filing): Surroundings =>
  aroundFor(person, { lot, lotOffer, isArchived, projectAdmins: [] })

type Seen = { view: boolean; read: boolean; write: boolean }
function seenBy(person: Person, { stage, filing }: State): Seen {
  const [actor, subject] = [people[person], { room: bidderRoom(stage), around: around(person, filing) }]
  return {
    view: roomPolicy.view(actor, subject, now).allowed,
    read: roomPolicy.read(actor, subject, now).allowed,
    write: roomPolicy.write(actor, subject, now).allowed,
  }
}

const isOpened = ({ stage, filing: { lotOffer } }: State): boolean =>
  (stage === 4 ? lotOffer.applicationOpenedAt : lotOffer.offerOpenedAt) !== null

/** The same said once more, and differently: as the table of the decisions has it. */
function mayFillByTable({ stage, filing: { lot, lotOffer, isArchived } }: State): boolean {
  if (isArchived || lot.outcome !== null || lotOffer.isDenied) return false
  const waits = lot.isContinuous && (lotOffer.round === null || lotOffer.round === 2)
  const at = waits && lot.stage !== null && lot.stage >= 3 ? 3 : lot.stage
  if (stage === 4)
    return (
      at === 3 &&
      lotOffer.stage <= 1 &&
      lotOffer.applicationDeadline === after &&
      !lot.isCompetitionSkipped &&
      lotOffer.applicationOpenedAt === null
    )
  if (stage === 5) return at === 5 && lotOffer.stage >= 3
  const isInvited = lotOffer.stage >= 4 && lotOffer.stage <= 6
  return at === 6 && isInvited && lot.offerDeadline === after && lotOffer.offerOpenedAt === null
}

const nothing: Seen = { view: false, read: false, write: false }
const isSame = (one: Seen, other: Seen): boolean =>
  one.view === other.view && one.read === other.read && one.write === other.write

/** Who sees what, by who it is: the team, its administrator among it, reads what is not sealed and writes nothing. */
function expectedFor(person: Person, state: State): Seen {
  if (person === 'bidder') return { view: true, read: true, write: mayFillByTable(state) }
  const isTeam = person === 'editor' || person === 'admin'
  return isTeam ? { view: true, read: state.stage === 5 || isOpened(state), write: false } : nothing
}

function isShownAsItIs(person: Person, { stage, filing }: State): boolean {
  const room = { ...bidderRoom(stage), description: 'geheim', isFromTemplate: false, version: 1 }
  const shown = showRoom(people[person], { room, around: around(person, filing) }, now)
  const mayWriteIt = person === 'bidder' && mayFillByTable({ stage, filing })
  return (
    shown.sealed === isSealed(room, filing.lotOffer) &&
    (shown.readOnly === null) === mayWriteIt &&
    (shown.description === 'geheim') === (person === 'bidder' || !shown.sealed)
  )
}

const invariants: Record<string, (state: State) => boolean> = {
  'written as the table says, and never once it is archived or its lot ended': (state) =>
    mayWrite({ stage: state.stage }, state.filing, now).allowed === mayFillByTable(state) &&
    ((!state.filing.isArchived && state.filing.lot.outcome === null) || !mayFillByTable(state)),
  'never written once it was opened': (state) =>
    state.stage === 5 || !isOpened(state) || !mayWrite({ stage: state.stage }, state.filing, now).allowed,
  'for applying or for offering, never both': ({ filing }) =>
    !(canApply(filing, now) && canOffer(filing, now)),
  'seen by everybody as who she is': (state) =>
    everybody.every((person) => isSame(seenBy(person, state), expectedFor(person, state))),
  'shown as what it is': (state) =>
    (['bidder', 'editor'] as const).every((person) => isShownAsItIs(person, state)),
}

describe.each([null, 'AWARDED', 'NO_AWARD', 'CANCELLED'] as const)('in a lot with outcome %s', (outcome) => {
  test.each(Object.entries(invariants))('a bidder’s room is %s', (_what, holds) => {
    const wrong: State[] = []
    for (const state of states(outcome)) if (!holds(state)) wrong.push(state)
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
