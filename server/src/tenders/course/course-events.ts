import type { AuditChange, AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import {
  answerText,
  dispatchTexts,
  lotOfferStageTexts,
  lotOutcomeTexts,
  lotStageTexts,
} from '@allmende/domain/procedure/procedure.texts.ts'
import type { Happening, LotOutcome } from '@allmende/domain/procedure/state.ts'
import { sayDay, sayExactDeadline, sayExactMoment } from '@allmende/domain/times.ts'
import type { CourseNames } from './course-names.ts'

/** The happening that has this kind, which two may share. */
type Of<Kind, One = Happening> = One extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? One
    : never
  : never

const change = (label: string, oldValue: string | null, newValue: string | null): AuditChange => ({
  label,
  oldValue,
  newValue,
})

const stageWord = (stage: number | null): string | null =>
  stage === null ? 'Entwurf' : (lotStageTexts[stage]?.de ?? String(stage))
const lotOfferWord = (stage: number): string => lotOfferStageTexts[stage]?.de ?? String(stage)
const moment = (time: Date | null): string | null => time && sayExactMoment(time)
const deadlineWord = { application: 'Teilnahmefrist', offer: 'Angebotsfrist' }

/** What changes of the tender itself, each in a line of one entry. */
const lines: { [Kind in Happening['kind']]?: (happening: Of<Kind>, names: CourseNames) => AuditChange } = {
  lotStage: ({ lotId, before, after }, { lot }) => change(lot(lotId), stageWord(before), stageWord(after)),
  scheduled: ({ published, isMarked }) =>
    change(isMarked ? 'Veröffentlichung, zuerst bei SIMAP' : 'Veröffentlichung', null, moment(published)),
  unpublished: () => change('Veröffentlichung', null, 'zurückgenommen'),
  heardPublished: ({ published }) =>
    change('Bei SIMAP veröffentlicht; hier öffentlich ab', null, moment(published)),
  becamePublic: () => change('Sichtbarkeit', null, 'Öffentlich'),
  deadlinePassed: ({ lotId, which, round, deadline }, { lot }) =>
    change(
      `${lot(lotId)}: ${deadlineWord[which]}${round === null ? '' : `, Runde ${round}`} abgelaufen`,
      null,
      moment(deadline),
    ),
  deadlineChanged: ({ lotId, which, before, after }, { lot }) =>
    change(`${lot(lotId)}: ${deadlineWord[which]}`, moment(before), moment(after)),
  waitingPeriodOver: ({ lotId }, { lot }) => change(`${lot(lotId)}: Wartefrist`, null, 'abgelaufen'),
  cancelled: ({ reason }) => change('Aufgehoben', null, reason ?? ''),
}

const opening = ({ target, round }: { target: number; round: number | null }): string =>
  `${target === 4 ? 'Teilnahmeanträge' : 'Angebote'}${round === null ? '' : `, Runde ${round}`}`

/** Nobody is passed over where nobody was chosen. */
const endsWithoutAward = (happened: readonly Happening[], lot: number): boolean =>
  happened.some((one) => one.kind === 'lotEnded' && one.outcome === 'NO_AWARD' && one.lotId === lot)

/** What has an entry of its own. */
const entries: {
  [Kind in Happening['kind']]?: (
    happening: Of<Kind>,
    names: CourseNames,
    happened: readonly Happening[],
  ) => AuditEvent | null
} = {
  joined: ({ offerId, added }, names) => ({
    type: 'OFFER_CREATED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: added.map(({ lotId }) => change('Los', null, names.lot(lotId))),
    },
  }),
  lotOfferStage: ({ offerId, lotId, before, after, reason }, names) => ({
    type: 'OFFER_STAGE_CHANGED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [
        change(names.lot(lotId), lotOfferWord(before), lotOfferWord(after)),
        ...(reason ? [change('Begründung', null, reason)] : []),
      ],
    },
  }),
  answered: ({ offerId, lotId, answer, reason, winnerOfferId, winnerOnRequest }, names, happened) => ({
    type: 'OFFER_STAGE_CHANGED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [
        change(
          `${names.lot(lotId)}: Antwort`,
          null,
          (endsWithoutAward(happened, lotId)
            ? lotOutcomeTexts.NO_AWARD
            : answerText(answer, winnerOfferId !== null || winnerOnRequest)
          ).de,
        ),
        ...(reason ? [change('Begründung', null, reason)] : []),
      ],
    },
  }),
  answerTakenBack: ({ offerId, lotId, answer, reason }, names, happened) => ({
    type: 'OFFER_STAGE_CHANGED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [
        change(
          `${names.lot(lotId)}: Antwort`,
          answerText(
            answer,
            happened.some(({ kind }) => kind === 'awardWithdrawn'),
          ).de,
          'zurückgenommen',
        ),
        ...(reason ? [change('Begründung', null, reason)] : []),
      ],
    },
  }),
  openingStarted: ({ lotId, user, ...facts }, { lot }) => ({
    type: 'OPENING_STARTED',
    data: { user, changes: [change(lot(lotId), null, opening(facts))] },
  }),
  openingExpired: ({ lotId, user, ...facts }, { lot }) => ({
    type: 'OPENING_EXPIRED',
    data: { user, changes: [change(lot(lotId), opening(facts), null)] },
  }),
  opened: ({ lotId, first, second, lotOffers, ...facts }, { lot, organization }) => ({
    type: 'OPENED',
    data: {
      changes: [
        change(lot(lotId), null, opening(facts)),
        change('Erste Bestätigung', null, `${first.user}, ${moment(first.at)}`),
        change('Zweite Bestätigung', null, `${second.user}, ${moment(second.at)}`),
        ...lotOffers.map(({ offerId }) => change('Geöffnet', null, organization(offerId))),
      ],
    },
  }),
  lotEnded: (happening, names) => lotEnds[happening.outcome](happening, names),
  awardAnnounced: ({ lotId, offerId }, names) => ({
    type: 'AWARD_ANNOUNCED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [change('Los', null, names.lot(lotId))],
    },
  }),
  letterDispatched: ({ offerId, lotId, dispatch, awardableFrom }, names) => ({
    type: 'LETTER_DISPATCHED',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [
        change('Los', null, names.lot(lotId)),
        change('Versandt', null, `${sayDay(dispatch.at)}, ${dispatchTexts[dispatch.how].de}`),
        change('Vertragsschluss frühestens am', null, sayDay(awardableFrom)),
      ],
    },
  }),
  awardWithdrawn: ({ lotId, offerId, reason }, names) => ({
    type: 'AWARD_WITHDRAWN',
    offerId,
    data: {
      organization: names.organization(offerId),
      changes: [change('Los', names.lot(lotId), null), change('Begründung', null, reason)],
    },
  }),
  cancelled: () => ({ type: 'PROJECT_ARCHIVED' }),
  archived: () => ({ type: 'PROJECT_ARCHIVED' }),
}

const lotEnds: Record<LotOutcome, (happening: Of<'lotEnded'>, names: CourseNames) => AuditEvent | null> = {
  AWARDED: ({ lotId, reason, winnerOfferId }, names) => ({
    type: 'LOT_AWARDED',
    ...(winnerOfferId !== null && { offerId: winnerOfferId }),
    data: {
      ...(winnerOfferId !== null && { organization: names.organization(winnerOfferId) }),
      changes: [
        change(names.lot(lotId), null, lotOutcomeTexts.AWARDED.de),
        ...(reason ? [change('Verzicht auf die Wartefrist (§ 134 GWB)', null, reason)] : []),
      ],
    },
  }),
  NO_AWARD: ({ lotId, reason }, { lot }) => ({
    type: 'LOT_ENDED',
    data: {
      changes: [
        change(lot(lotId), null, lotOutcomeTexts.NO_AWARD.de),
        ...(reason ? [change('Begründung', null, reason)] : []),
      ],
    },
  }),
  // That the whole was cancelled has an entry.
  CANCELLED: () => null,
}

const filingTypes = {
  submitted: { application: 'APPLICATION_SUBMITTED', offer: 'OFFER_SUBMITTED' },
  withdrawn: { application: 'APPLICATION_WITHDRAWN', offer: 'OFFER_WITHDRAWN' },
} as const

/** One call files for however many lots: one entry, as there is one receipt. */
function filings(happened: readonly Happening[], names: CourseNames): AuditEvent[] {
  const filed = happened.flatMap((one) => (one.kind === 'submitted' || one.kind === 'withdrawn' ? [one] : []))
  const [first] = filed
  if (!first) return []
  const { offerId } = first
  const changes = filed.flatMap(({ lotId, deadline }) => [
    change('Los', null, names.lot(lotId)),
    // To the millisecond where these may decide, as on the receipt.
    change('Frist', null, deadline && sayExactDeadline(deadline)),
  ])
  return [
    {
      type: filingTypes[first.kind][first.filing],
      offerId,
      data: { organization: names.organization(offerId), changes },
    },
  ]
}

/** What the log says of a step: the tender's own course in one entry, what concerns somebody in one each. */
export function courseEvents(
  happened: readonly Happening[],
  names: CourseNames,
  besides: readonly AuditChange[] = [],
): AuditEvent[] {
  const { tenderId: projectId, project } = names
  const changes = happened.flatMap((happening) => {
    const line = lines[happening.kind] as
      | ((one: Happening, named: CourseNames) => AuditChange | null)
      | undefined
    return line?.(happening, names) ?? []
  })
  const own = happened.flatMap((happening) => {
    const entry = entries[happening.kind] as
      | ((one: Happening, named: CourseNames, all: readonly Happening[]) => AuditEvent | null)
      | undefined
    return entry?.(happening, names, happened) ?? []
  })
  const course: AuditEvent[] =
    changes.length > 0 ? [{ type: 'PROJECT_STAGE_CHANGED', data: { changes: [...changes, ...besides] } }] : []
  return [...course, ...own, ...filings(happened, names)].map((event) => ({
    ...event,
    projectId,
    data: { project, ...event.data },
  }))
}
