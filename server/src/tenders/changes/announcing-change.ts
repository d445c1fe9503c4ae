import { isDeepStrictEqual } from 'node:util'
import { nameOf } from '@allmende/domain/actor.ts'
import type { AuditChange } from '@allmende/domain/deed/audit-event.ts'
import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import { announceChange } from '@allmende/domain/procedure/changing.ts'
import { effectOf } from '@allmende/domain/procedure/confirming.ts'
import { isPublicAt } from '@allmende/domain/procedure/publicity.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { announcedPanels } from '@allmende/domain/tenders/announced-panels.ts'
import { addedLotFindings } from '@allmende/domain/tenders/changes/added-lot-findings.ts'
import { bilingualLines } from '@allmende/domain/tenders/bilingual-lines.ts'
import { changeLines, type ComparedTender } from '@allmende/domain/tenders/change-lines.ts'
import type { ChangeAnnouncement } from '@allmende/domain/tenders/changes.contract.ts'
import { inForce, lotDeadlinesIn, onWhatIsInForce } from '@allmende/domain/tenders/deadlines-in-force.ts'
import { type LotFacts, lotsOf } from '@allmende/domain/tenders/lots.ts'
import type { Lot, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { showPanels } from '@allmende/domain/tenders/tenders.views.ts'
import { type FieldFault, refuse } from '@allmende/domain/verdict.ts'
import { toldLines } from '@allmende/domain/tenders/told-lines.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { findOrganizationName } from '../../organizations/organizations.queries.ts'
import { findPublicParcelIds, listParcelNames } from '../../parcels/parcels.queries.ts'
import type { AuditEvent, Context, Mail } from '../../rpc/method.ts'
import { audienceOf } from '../course/audience.ts'
import { move, type Moved } from '../course/moving.ts'
import { listLots, setLots } from '../lots.queries.ts'
import { linkEvents } from '../parcel-links.ts'
import { currentValues } from '../notice/notice-export.ts'
import { formOfTender, type TenderForm } from '../tender-form.ts'
import { setTender } from '../tenders.queries.ts'
import { changeMails } from './change-mails.ts'
import { changedSections } from './changed-sections.ts'
import { addVersion, findPendingChange, removePendingChange } from './changes.queries.ts'
import { queueNotice } from '../submissions/queueing.ts'
import { shortOnes } from './short-changes.ts'
import { type ChangeTold, isOfRoundAlone, peopleTold, storedLines } from './told-of-change.ts'
import { type ChangedContent, changedContent } from './stored-values.ts'
import { mostNamed, type WantedChange, wantedChange } from './wanted-change.ts'

export type Announced = Moved & { events: readonly AuditEvent[]; mails: readonly Mail[] }

/**
 * Makes a pending change what everyone knows. Whether it is possible is asked again as of now: since it was saved a lot
 * may have gone on. The tender is locked, so that who files does so before or after it, never in between.
 */
export async function announce(
  context: Context,
  tender: Tender,
  { reason, text }: ChangeAnnouncement,
): Promise<Announced> {
  const { db, actor, now } = context
  const { id } = tender
  const words = await formOfTender(db, tender, 'de')
  const { form } = words
  const pending = (await findPendingChange(db, id)) ?? refuse('noPendingChange')
  const given = onWhatIsInForce(
    form,
    { ...pending.content, type: tender.type },
    { from: pending.from, now: inForce(form, tender) },
  )
  const wanted = await wantedChange(context, tender, words, given)
  if (wanted.isNone) refuse('noPendingChange')
  const { before, after } = wanted
  await ensureAddedComplete(context, tender, words, wanted)
  await setTender(db, tender, { ...rowFacts(tender, after), roomTemplates: tender.roomTemplates }, now)
  const rows = lotRows(form, tender, after)
  await setLots(db, id, rows)
  const known = new Set(tender.lots.map(({ identifier }) => identifier))
  const newOnes = rows.filter(({ identifier }) => !known.has(identifier))
  const besides = await shortOnes(context, tender, wanted.deadlines, newOnes, reason)
  const moved = await move(
    context,
    { ...tender, ...after },
    (state) => announceChange(state, { ...wanted.deadlines, reason }, now),
    { besides, reason },
  )
  const lots = await listLots(db, id)
  const parcels = await listParcelNames(db, [
    ...new Set([...tender.lots, ...lots].flatMap((lot) => lot.propertyIds)),
  ])
  const names = new Map(parcels.map((parcel) => [parcel.id, parcel.name]))
  const organizationName =
    after.organizationId === null ? null : await findOrganizationName(db, after.organizationId)
  const english = await formOfTender(db, tender, 'en')
  const linesOf = (old: ComparedTender, current: ComparedTender) => {
    const spoken = changeLines(old, current, lots, { ...words, parcels: names })
    return bilingualLines(
      spoken,
      changeLines(old, current, lots, { ...english, parcels: names, language: 'en' }),
    )
  }
  const lines = linesOf(before, { ...after, organizationName })
  const publicParcels = await findPublicParcelIds(db, [...names.keys()])
  const seenOutside = <Of extends { panels: PanelValues }>(one: Of): Of => ({
    ...one,
    panels: showPanels('outsider', one.panels, { form, type: tender.type, publicParcels, now }),
  })
  const seen = linesOf(seenOutside(before), seenOutside({ ...after, organizationName }))
  const toldToInvited = (one: ComparedTender): ComparedTender => ({
    ...one,
    panels: announcedPanels(form, one.panels, publicParcels, now),
  })
  const ofRound = isContinuous(tender.type) ? offerDeadlinesIn(wanted) : []
  const seenInvited =
    ofRound.length > 0 ? linesOf(toldToInvited(before), toldToInvited({ ...after, organizationName })) : []
  const told: ChangeTold = {
    toAll: toldLines(seen),
    toInvited: toldLines(seenInvited.filter((line) => !seen.some((other) => isDeepStrictEqual(line, other)))),
    lotIds: ofRound,
  }
  const content = { ...changedContent(after), lots: lots.map(factsOfLot) }
  await addVersion(db, id, {
    announced: now,
    ...effectOf(moved.after, now),
    by: nameOf(actor),
    reason,
    text,
    changes: lines,
    told: storedLines(told),
    content,
  })
  await removePendingChange(db, id)
  const change = {
    panels: after.panels,
    reason,
    ...(text && { text }),
    ...changedSections({ all: lines, seenOutside: seen }, wanted.deadlines, tender.type),
  }
  const notices = isOfRoundAlone(told)
    ? []
    : await queueNotice(context, tender, { kind: 'CHANGE', ...change })
  const mailsOf = async () => {
    const said = { names: moved.names, audience: await audienceOf(db, id), state: moved.after }
    return changeMails(moved.names, { reason, text, people: peopleTold(said, told) })
  }
  const added = parcels.filter((parcel) => !tender.propertyIds.includes(parcel.id))
  return {
    ...moved,
    events: [
      ...moved.events,
      changedEvent({ id, name: after.name }, { reason, text }, lines),
      ...linkEvents({ id, name: after.name }, added),
      ...notices,
    ],
    mails: [...moved.mails, ...(isPublicAt(moved.after.tender, now) ? await mailsOf() : [])],
  }
}

/** Lots whose own deadline for offers moves: in a continuous procedure a matter of their round alone. */
const offerDeadlinesIn = ({ deadlines }: WantedChange): number[] =>
  deadlines.lots.filter(({ offerDeadline }) => offerDeadline !== undefined).map(({ lotId }) => lotId)

/** A lot that is new is announced only with what its notice asks for; a pending change may be saved without it. */
async function ensureAddedComplete(
  { db, home, now, language }: Context,
  tender: Tender,
  { form, lists }: TenderForm,
  { before, after }: WantedChange,
): Promise<void> {
  const panels = await currentValues(db, form, { id: tender.id, panels: after.panels, home })
  const pending = { ...tender, ...after, form, lists, panels }
  const faults = addedLotFindings(before, pending, { language, now }).map(
    ({ panelPath, text, values }): FieldFault => ({
      field: `0.panels.${panelPath}`,
      text,
      ...(values && { values }),
    }),
  )
  if (faults.length > 0) refuse('addedLotIncomplete', { faults: faults.slice(0, mostNamed) })
}

const factsOfLot = ({ stage: _course, outcome: _end, resumedRounds: _past, roundDays: _days, ...lot }: Lot) =>
  lot

/** What the procedure itself decides about its step writes. */
function rowFacts(tender: Tender, after: WantedChange['after']): ChangedContent {
  const { finalDeadline, deadlinePeriodDays, offerDeadline } = tender
  const content = changedContent(after)
  return isContinuous(tender.type)
    ? { ...content, finalDeadline, deadlinePeriodDays, offerDeadline }
    : content
}

/** The same of the lots: those that are there keep their deadlines until the step has moved them. */
function lotRows(form: Form, tender: Tender, after: WantedChange['after']): LotFacts[] {
  const standing = new Map(tender.lots.map((lot) => [lot.identifier, lot]))
  const wanted = lotDeadlinesIn(form, after)
  return lotsOf(form, after.panels, after).map((lot) => {
    const dated = standing.get(lot.identifier) ?? wanted.get(lot.identifier) ?? lot
    return { ...lot, applicationDeadline: dated.applicationDeadline, offerDeadline: dated.offerDeadline }
  })
}

function changedEvent(
  { id, name }: Pick<Tender, 'id' | 'name'>,
  { reason, text }: ChangeAnnouncement,
  lines: readonly ChangeLine[],
): AuditEvent {
  const said = (label: string, newValue: string): AuditChange[] =>
    newValue ? [{ label, oldValue: null, newValue }] : []
  const changes = [
    ...said('Begründung der Änderung', reason),
    ...said('Erläuterung', text),
    ...lines.map(({ label, oldValue, newValue }) => ({ label, oldValue, newValue })),
  ]
  return { type: 'PROJECT_CHANGED', projectId: id, data: { project: name, changes } }
}
