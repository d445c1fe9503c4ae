import { nameOf } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import { applicationDeadlineFor } from '@allmende/domain/procedure/filing.ts'
import { isInvitedIn } from '@allmende/domain/procedure/outside.ts'
import { latestPart } from '@allmende/domain/procedure/participants.ts'
import type { LotCourse, LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { say } from '@allmende/domain/texts.ts'
import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import type { StoredOffer } from '../procedure/offers.queries.ts'
import { addRefusedFilings } from '../procedure/refused-filings.queries.ts'
import { listPartRooms } from '../rooms/contractor-rooms.queries.ts'
import { KeptRefusal } from '../rpc/kept-refusal.ts'
import type { Context } from '../rpc/method.ts'
import { type CourseNames, courseNames } from '../tenders/course/course-names.ts'
import { emptyRooms, roomsOfPart } from '../tenders/course/filed-state.ts'
import { clockedState, type Movable } from '../tenders/course/moving.ts'
import { type FilingStage, isOfApplication, steps } from './filing-steps.ts'
import { stampLine } from './stamp-line.ts'

export type Attempt = {
  tender: Movable
  offer: StoredOffer
  stage: FilingStage
  lotIds: readonly number[] | null
}

/** Which rooms are empty is the bidder's own until they are opened; both sides read this. */
const somethingMissing = 'Es fehlen Unterlagen.'

/** Of lots named together all are filed for, or none. */
const withAnother = 'Der Versuch galt mehreren Losen zugleich und war für eines der anderen nicht möglich.'

/** What the log calls it. */
const attempted: Record<FilingStage, string> = {
  0: 'Teilnahmeantrag zurückziehen',
  1: 'Teilnahmeantrag einreichen',
  5: 'Angebot zurückziehen',
  6: 'Angebot einreichen',
}

/** A lot that was asked for, and her part in it. */
type Tried = { lot: LotCourse; part: LotOfferCourse | undefined }
type Cause = Tried & { cause: string }

/** Every refused or late attempt is kept and shown to both sides. */
export async function keptRefusal(context: Context, attempt: Attempt, verdict: Refused): Promise<Refusal> {
  if (verdict.reason === 'notFound') return new Refusal(verdict)
  const { tender, offer, stage } = attempt
  const { db, now, stampedBy, actor } = context
  const state = await clockedState(context, tender.id, offer.id)
  const causes = await causesOf(context, state, attempt, verdict)
  if (causes.length === 0) return new Refusal(verdict)
  const refused = causes.map(({ cause, ...tried }) => ({
    offerId: offer.id,
    lotId: tried.lot.id,
    by: nameOf(actor),
    cause,
    deadline: deadlineOf(state, tried, stage, now),
    stampedBy,
  }))
  const event = eventOf(attempt, causes, stampedBy, await courseNames(db, tender, offer))
  return new KeptRefusal(
    { ...verdict, event },
    {
      run: (own) => addRefusedFilings(own, refused, now),
      announce: [{ kind: 'storeChanged', entity: 'offer', id: offer.id, onlyFor: offer.organizationId }],
    },
  )
}

/** By what was attempted, wherever the lot is meanwhile; until when others of a round offer is theirs alone. */
const deadlineOf = ({ tender }: ProcedureState, { lot, part }: Tried, stage: FilingStage, now: Date) =>
  isOfApplication(stage)
    ? applicationDeadlineFor(tender, lot, part ?? { round: null }, now)
    : isContinuous(tender.type) && !isInvitedIn(tender, lot, part)
      ? null
      : lot.offerDeadline

/** The lots the attempt was about, each with what stood in its way. */
async function causesOf(
  { db, now }: Context,
  state: ProcedureState,
  { offer, stage, lotIds }: Attempt,
  verdict: Refused,
): Promise<Cause[]> {
  const tried = triedLots(state, offer.id, lotIds)
  const sentence = say(reasons[verdict.reason], 'de', verdict.values)
  // She was not even asked about her lots.
  if (verdict.reason === 'tooManyFilings') return sensible(tried, stage, lotIds).map(causedBy(sentence))
  const alone = tried.map((one) => ({
    ...one,
    no: steps[stage](state, { offerId: offer.id, lotIds: [one.lot.id] }, now),
  }))
  if (verdict.reason === 'documentsMissing') {
    const rooms = await listPartRooms(db, [offer.id], isOfApplication(stage) ? 4 : 7)
    const isLacking = ({ part }: Tried) =>
      part !== undefined && emptyRooms(roomsOfPart(rooms, part)).length > 0
    // Of all her lots those that were not open would have been left out anyway.
    return alone
      .filter(({ no }) => no.allowed)
      .map(({ lot, part }) =>
        causedBy(isLacking({ lot, part }) ? somethingMissing : withAnother)({ lot, part }),
      )
  }
  return sensible(alone, stage, lotIds).map(({ lot, part, no }) =>
    causedBy(no.allowed ? withAnother : say(reasons[no.reason], 'de', no.values))({ lot, part }),
  )
}

const causedBy =
  (cause: string) =>
  ({ lot, part }: Tried): Cause => ({ lot, part, cause })

/** Those she named; of all lots her own. */
const triedLots = (
  state: ProcedureState,
  offerId: number,
  lotIds: readonly number[] | null,
): readonly Tried[] =>
  state.lots
    .map((lot) => ({ lot, part: latestPart(state, offerId, lot.id) }))
    .filter(({ lot, part }) => lotIds?.includes(lot.id) ?? part !== undefined)

/** Who names no lots does not mean those where it is not the time for it, unless there are no others. */
function sensible<One extends Tried>(
  tried: readonly One[],
  stage: FilingStage,
  lotIds: readonly number[] | null,
): readonly One[] {
  if (lotIds !== null) return tried
  const meant = tried.filter(({ lot, part }) => {
    const isOffering = (part?.stage ?? 0) >= 4
    const hasApplied = (part?.stage ?? 0) >= 2
    return lot.outcome === null && (isOfApplication(stage) ? !hasApplied : isOffering)
  })
  return meant.length > 0 ? meant : tried
}

function eventOf(
  { tender, offer, stage }: Attempt,
  causes: readonly Cause[],
  stampedBy: StampSource,
  names: CourseNames,
): AuditEvent {
  const line = (label: string, newValue: string) => ({ label, oldValue: null, newValue })
  const byCause = [...Map.groupBy(causes, ({ cause }) => cause)]
  const namesOf = (lots: readonly Cause[]) => lots.map(({ lot }) => names.lot(lot.id)).join(', ')
  return {
    type: 'SUBMISSION_REFUSED',
    projectId: tender.id,
    offerId: offer.id,
    data: {
      project: tender.name,
      organization: offer.organizationName,
      changes: [
        ...causes.map(({ lot }) => line('Los', names.lot(lot.id))),
        line('Versucht', attempted[stage]),
        ...byCause.map(([cause, lots]) =>
          line('Grund', byCause.length === 1 ? cause : `${namesOf(lots)}: ${cause}`),
        ),
        stampLine(stampedBy),
      ],
    },
  }
}
