import { paths } from '@allmende/domain/addresses.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import { namedDeadline } from '@allmende/domain/procedure/named-deadline.ts'
import { noAwardText } from '@allmende/domain/procedure/no-award.ts'
import { winnerOnRequestText } from '@allmende/domain/procedure/procedure.texts.ts'
import { stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import type { AnswerKind, Happening, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { FilingEvent } from '@allmende/domain/settings/mail-notifications.texts.ts'
import { sayArrival, sayDay, sayDeadline, sayExactDeadline } from '@allmende/domain/times.ts'
import type { GivenLetter } from '../../procedure/answers.queries.ts'
import { isSameLotOffer } from '../../procedure/lot-offers.queries.ts'
import { type Audience, everyoneConcerned, type Member, type Recipient } from './audience.ts'
import type { CourseNames } from './course-names.ts'
import { toldOfOffers } from './told-of-offers.ts'

/** What a mail has nothing to say of; lines that name nothing else are left out of it. */
const none = ''

type Said = {
  names: CourseNames
  audience: Audience
  state: ProcedureState
  now: Date
  /** Of what was filed. */
  receiptId?: number | null
  stampedBy?: StampSource | null
  /** What was answered, to be brought along. */
  letters?: readonly GivenLetter[]
  /** Why a deadline was moved. */
  reason?: string | null
}

/** By what the letters of an announced award are found again. */
export const awardLetters = (lotId: number, announcedAt: Date): string =>
  `award ${lotId} ${announcedAt.toISOString()}`

const about = ({ names }: Said, lotIds: readonly number[], { name }: Recipient) => ({
  userName: name,
  projectName: names.project,
  authorityName: names.authority,
  lotNames: lotIds.map(names.lot).join(', '),
  link: paths.tender(names.tenderId),
})

/** Where there is but one lot, naming it says nothing. */
const aboutPhase = (said: Said, lotIds: readonly number[], person: Recipient) => {
  const values = about(said, lotIds, person)
  return said.state.lots.length > 1 ? values : { ...values, lotNames: none }
}

const deadlineOf = ({ state, now }: Said, lotIds: readonly number[], which: 'application' | 'offer') => {
  const deadline = namedDeadline(state, lotIds, which, now)
  return deadline ? sayDeadline(deadline) : none
}

const toEach = <One extends Recipient>(people: readonly One[], mail: (person: One) => Mail): Mail[] =>
  people.map(mail)

/** Lots that a step brought to a stage. */
const cameTo = (happened: readonly Happening[], stage: number): number[] =>
  happened.flatMap((one) => (one.kind === 'lotStage' && one.after === stage ? [one.lotId] : []))

/** What begins with a step, or with becoming public in a stage that has begun before. */
function begun(said: Said, happened: readonly Happening[], stage: 3 | 6): number[] {
  const isNew = happened.some(({ kind }) => kind === 'becamePublic')
  if (isNew)
    return said.state.lots.filter((lot) => lot.stage === stage && lot.outcome === null).map(({ id }) => id)
  return cameTo(happened, stage)
}

function phaseMails(said: Said, happened: readonly Happening[]): Mail[] {
  const [competition, offers] = [begun(said, happened, 3), begun(said, happened, 6)]
  const everyone = everyoneConcerned(said.audience)
  return [
    ...(competition.length === 0
      ? []
      : toEach(everyone, (person) => ({
          key: 'applicationPhaseStarted',
          to: person.email,
          values: {
            ...aboutPhase(said, competition, person),
            deadline: deadlineOf(said, competition, 'application'),
          },
        }))),
    ...(offers.length === 0
      ? []
      : toldOfOffers(said, offers).map(
          ({ person, lotIds }): Mail => ({
            key: 'offerPhaseStarted',
            to: person.email,
            values: {
              ...aboutPhase(said, lotIds, person),
              deadline: deadlineOf(said, lotIds, 'offer'),
            },
          }),
        )),
  ]
}

function cancellationMails(said: Said, happened: readonly Happening[]): Mail[] {
  const cancelled = happened.find((one) => one.kind === 'cancelled')
  if (!cancelled) return []
  const lots = happened.flatMap((one) => (one.kind === 'lotEnded' ? [one.lotId] : []))
  return toEach(everyoneConcerned(said.audience), (person) => ({
    key: 'tenderCanceled',
    to: person.email,
    values: { ...about(said, lots, person), reason: cancelled.reason ?? none },
  }))
}

type Moved = Extract<Happening, { kind: 'deadlineChanged' }>

/** One for all lots whose deadline was moved alike; that of a phase is told with its start, that of a later round with the last. */
function deadlineMails(said: Said, happened: readonly Happening[]): Mail[] {
  const changed = happened.filter((one) => one.kind === 'deadlineChanged')
  // The end of all rounds did not hold while the first runs: where that one moves, it alone is told.
  const isOfFirstRound = ({ lotId, which, of }: Moved) =>
    which === 'application' &&
    of === 'final' &&
    changed.some((own) => own.lotId === lotId && own.which === 'application' && own.of === undefined)
  const moved = changed
    .filter(({ by, of }) => by !== 'phaseStart' && of !== 'laterRounds')
    .filter((one) => !isOfFirstRound(one))
  const alike = Map.groupBy(moved, ({ which, of, before, after }: Moved) =>
    [which, of, before?.getTime(), after.getTime()].join(),
  )
  return [...alike.values()].flatMap((lots) => {
    const [first] = lots
    if (!first) return []
    const { which, of, before, after } = first
    const all = lots.map(({ lotId }) => lotId)
    const holds = of === 'final' ? heldBy(said, first, all) : after
    if (holds === null) return []
    const told =
      which === 'offer'
        ? toldOfOffers(said, all)
        : everyoneConcerned(said.audience).map((person) => ({ person, lotIds: all }))
    return told.map(({ person, lotIds }) => ({
      key: which === 'application' ? 'applicationDeadlineChanged' : 'offerDeadlineChanged',
      to: person.email,
      values: {
        ...aboutPhase(said, lotIds, person),
        oldDeadline: before ? sayDeadline(before) : none,
        deadline: sayDeadline(holds),
        reason: said.reason ?? none,
      },
    }))
  })
}

/**
 * What holds for the running round once the end of all rounds has moved; null where that is what it was. Of the end of
 * all offers nobody is told as of a deadline: it holds for no round, and the announced change names it.
 */
function heldBy({ state, now }: Said, { which, before }: Moved, lotIds: readonly number[]): Date | null {
  const holds = which === 'offer' ? null : namedDeadline(state, lotIds, 'application', now)
  return holds !== null && (before === null || holds > before) ? holds : null
}

const members = ({ audience, names }: Said, offerId: number): Member[] =>
  audience.participants.filter(({ organizationId }) => organizationId === names.organizationId(offerId))

type Answered = Extract<Happening, { kind: 'answered' }>

/** Who gets the lot, or that it is told to whoever asks. */
function winnerIn({ names }: Said, { winnerOfferId, winnerOnRequest }: Answered): string {
  if (winnerOfferId !== null) return names.organization(winnerOfferId)
  return winnerOnRequest ? winnerOnRequestText.de : none
}

function answerMails(said: Said, answered: Answered): Mail[] {
  const { names } = said
  const { offerId, lotId, answer, reason, awardableFrom } = answered
  const lot = said.state.lots.find(({ id }) => id === lotId)
  const announced = awardableFrom === null ? null : (lot?.award ?? null)
  const tracked = announced ? { about: awardLetters(lotId, announced.announcedAt) } : {}
  const letter = said.letters?.find((one) => one.kind === answer && isSameLotOffer(one, answered))
  const carried = letter ? { letterId: letter.letterId } : {}
  // The words are the house's own and speak of a denial: why there was none is said with the reason.
  const ending = lot?.outcome === 'NO_AWARD' ? noAwardText.de : null
  const why = [ending, reason].filter(Boolean).join(' ') || none
  const denial = {
    reason: why,
    winnerName: winnerIn(said, answered),
    awardableFrom: awardableFrom === null ? none : sayDay(awardableFrom),
  }
  return toEach(members(said, offerId), (person): Mail => {
    const common = { ...about(said, [lotId], person), organizationName: names.organization(offerId) }
    const to = person.email
    const words: Record<AnswerKind, () => Mail> = {
      applicationAccepted: () => ({ key: 'applicationAccepted', to, values: common }),
      applicationDenied: () => ({
        key: 'applicationDenied',
        to,
        ...tracked,
        ...carried,
        values: { ...common, ...denial },
      }),
      offerExpected: () => ({
        key: 'offerExpected',
        to,
        values: { ...common, deadline: deadlineOf(said, [lotId], 'offer') },
      }),
      offerAccepted: () => ({ key: 'offerAccepted', to, ...carried, values: common }),
      offerDenied: () => ({
        key: 'offerDenied',
        to,
        ...tracked,
        ...carried,
        values: { ...common, ...denial },
      }),
    }
    return words[answer]()
  })
}

type Withdrawn = Extract<Happening, { kind: 'answerTakenBack' }>

/** Who was told of an award that is not to be after all. */
const withdrawalMails = (said: Said, { offerId, lotId, reason }: Withdrawn): Mail[] =>
  toEach(members(said, offerId), (person) => ({
    key: 'awardWithdrawn',
    to: person.email,
    values: {
      ...about(said, [lotId], person),
      organizationName: said.names.organization(offerId),
      reason: reason ?? none,
    },
  }))

function joinMails(said: Said, { offerId, added }: Extract<Happening, { kind: 'joined' }>): Mail[] {
  const lots = added.map(({ lotId }) => lotId)
  return toEach(said.audience.team, (person) => {
    const { authorityName: _own, ...values } = about(said, lots, person)
    return {
      key: 'applicationStarted',
      to: person.email,
      values: { ...values, organizationName: said.names.organization(offerId) },
    }
  })
}

type Filed = Extract<Happening, { filing: unknown }>

/** The one of all lots, or where they differ that of each. */
function deadlinesOf({ names }: Said, filed: readonly Filed[]): string {
  const each = filed.map(({ lotId, deadline }) => ({
    lot: names.lot(lotId),
    deadline: deadline ? sayExactDeadline(deadline) : none,
  }))
  const different = new Set(filed.map(({ deadline }) => deadline?.getTime()))
  if (different.size <= 1) return each[0]?.deadline ?? none
  return each
    .filter(({ deadline }) => deadline !== none)
    .map(({ lot, deadline }) => `${lot}: ${deadline}`)
    .join('; ')
}

/** Texts of an authority's own name nothing but the moment: what else has to be read of it stands beside it. */
function arrivalOf({ now, stampedBy }: Said, isWithdrawn: boolean): string {
  const beside = [isWithdrawn ? 'zurückgezogen' : none, stampedBy ? stampTexts[stampedBy].de : none]
  const told = beside.filter(Boolean).join('; ')
  return told ? `${sayArrival(now)} (${told})` : sayArrival(now)
}

/** One over all lots of a call, to the team and to those who filed; these alone get the receipt. */
function filingMails(said: Said, happened: readonly Happening[]): Mail[] {
  const filed = happened.flatMap((one) => (one.kind === 'submitted' || one.kind === 'withdrawn' ? [one] : []))
  const [first] = filed
  if (!first) return []
  const { offerId, filing } = first
  const lots = filed.map(({ lotId }) => lotId)
  const key = filing === 'application' ? 'applicationSubmitted' : 'offerSubmitted'
  const isWithdrawn = first.kind === 'withdrawn'
  const filingEvent: FilingEvent = isWithdrawn ? 'zurückgezogen' : 'eingereicht'
  const mail = (person: Recipient): Mail => ({
    key,
    to: person.email,
    values: {
      ...about(said, lots, person),
      organizationName: said.names.organization(offerId),
      filingEvent,
      receivedAt: arrivalOf(said, isWithdrawn),
      deadline: deadlinesOf(said, filed),
    },
  })
  const link = (filing === 'application' ? paths.application : paths.offer)(said.names.tenderId)
  const receipt = said.receiptId ? { receiptId: said.receiptId } : {}
  return [
    ...toEach(said.audience.team, mail),
    ...toEach(members(said, offerId), (person) => {
      const own = mail(person)
      return { ...own, ...receipt, values: { ...own.values, link } } as Mail
    }),
  ]
}

/** Whom a step is mailed to; of what is not public nobody outside hears. */
export function courseMails(said: Said, happened: readonly Happening[], isPublic: boolean): Mail[] {
  if (!isPublic) return []
  const isAwardWithdrawn = happened.some(({ kind }) => kind === 'awardWithdrawn')
  return [
    ...phaseMails(said, happened),
    ...cancellationMails(said, happened),
    ...deadlineMails(said, happened),
    ...filingMails(said, happened),
    ...happened.flatMap((one) => {
      if (one.kind === 'answered') return answerMails(said, one)
      if (one.kind === 'joined') return joinMails(said, one)
      return one.kind === 'answerTakenBack' && isAwardWithdrawn ? withdrawalMails(said, one) : []
    }),
  ]
}
