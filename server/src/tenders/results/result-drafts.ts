import { randomUUID } from 'node:crypto'
import { resultSubtypeOf } from '@allmende/domain/notices/catalogue/result-subtype.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Happening } from '@allmende/domain/procedure/state.ts'
import { lotsOf } from '@allmende/domain/tenders/lots.ts'
import { noticeFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { filedFor, type LotEnd } from '@allmende/domain/tenders/results/lot-end.ts'
import { resultName } from '@allmende/domain/tenders/results/result-name.ts'
import {
  type Announced,
  newResultPanels,
  withLotEnd,
} from '@allmende/domain/tenders/results/result-panels.ts'
import {
  businessIdOf,
  firstNotices,
  newestOf,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender, TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../../database/schema.ts'
import { catalogueOf, codeLists, usualVersion } from '../../notices/catalogues.ts'
import { findOrganization } from '../../organizations/organizations.queries.ts'
import type { Context } from '../../rpc/method.ts'
import type { Moved } from '../course/moving.ts'
import { setLots } from '../lots.queries.ts'
import { setParts } from '../saving.ts'
import { formOfTender } from '../tender-form.ts'
import { addTender, existingTender, setTender, takeTenderId } from '../tenders.queries.ts'
import { type ResultDraft, resultEvents } from './result-events.ts'
import { lockOpenResult } from './results.queries.ts'

type Ended = Extract<Happening, { kind: 'lotEnded' }>

/** What a step leaves besides: the draft it made or added to, and the lines of the log about it. */
export type KeptResult = Pick<Moved, 'events'> & { draftId: number | null }

const nothing: KeptResult = { events: [], draftId: null }

/**
 * A lot of an EU tender that was awarded or ended without an award leads to a result notice: a draft of its own, or one
 * more lot in the draft that was not sent yet. The tender was locked before, so that of two lots at once both find it.
 */
export async function keepResult(
  context: Pick<Context, 'db' | 'now'>,
  head: Pick<TenderHead, 'id'>,
  moved: Pick<Moved, 'happened' | 'before' | 'after' | 'names'>,
): Promise<KeptResult> {
  const { db, now } = context
  const ended = moved.happened.filter((one): one is Ended => one.kind === 'lotEnded')
  if (ended.length === 0) return nothing
  const tender = await existingTender(db, head.id)
  const announced = await announcedBy(db, tender)
  if (!announced) return nothing
  const ends: LotEnd[] = []
  for (const one of ended) ends.push(...(await lotEnd(db, tender, moved, one, now)))
  const [begun] = ends
  if (!begun) return nothing
  const open = await lockOpenResult(db, tender.id)
  const before = open?.panels ?? newResultPanels(announced, randomUUID)
  const panels = ends.reduce((current, end) => withLotEnd(announced, current, end), before)
  const draft = open
    ? await added(db, announced.form, open, panels, now)
    : await made(db, announced.form, tender, panels, now)
  const lots = ended.map(({ lotId }) => moved.names.lot(lotId))
  return { events: resultEvents(tender, draft, lots, open === null), draftId: draft.id }
}

/** What the result is told from; null where no notice of the standard tells it. */
async function announcedBy(db: Db, tender: Tender): Promise<Announced | null> {
  const { form } = await formOfTender(db, tender, 'de')
  const sdkVersion = form.sdkVersion ?? usualVersion
  const subtype = form.subtype && resultSubtypeOf(catalogueOf(sdkVersion).subtypes, form.subtype)
  if (!subtype) return null
  const result = await formOfTender(db, originOf(subtype, sdkVersion), 'de')
  const first = newestOf(firstNotices(tender.notices))
  const publishedAs = first?.state === 'PUBLISHED' ? (first.publicationNumber ?? businessIdOf(first)) : null
  return { form: result.form, panels: tender.panels, lists: codeLists(sdkVersion, 'de'), publishedAs }
}

const originOf = (subtype: string, sdkVersion: string) => ({
  templateId: `EU-${subtype}`,
  templateVersion: 1,
  sdkVersion,
})

async function lotEnd(
  db: Db,
  { lots }: Tender,
  { before, after, names }: Pick<Moved, 'before' | 'after' | 'names'>,
  { lotId, outcome, winnerOfferId }: Ended,
  now: Date,
): Promise<LotEnd[]> {
  const identifier = lots.find(({ id }) => id === lotId)?.identifier
  if (!identifier || outcome === 'CANCELLED') return []
  const filed = filedFor(after, lotId)
  if (winnerOfferId === null) return [{ identifier, ...filed, award: null }]
  const winner = await findOrganization(db, names.organizationId(winnerOfferId))
  if (!winner) throw new Error(`the winner of lot ${lotId} is no organization any more`)
  const decided = before.lots.find(({ id }) => id === lotId)?.award?.announcedAt ?? now
  return [{ identifier, ...filed, award: { winner, decided, concluded: now } }]
}

const factsOf = (form: Form, panels: PanelValues) => {
  const { name = '', description = '', organizationId = null } = noticeFacts(form, panels)
  return { name: resultName(name), description, organizationId, panels }
}

const noDeadlines = {
  applicationDeadline: null,
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
}

async function made(
  db: Db,
  form: Form,
  { id: resultOf, team }: Tender,
  panels: PanelValues,
  now: Date,
): Promise<ResultDraft> {
  const id = await takeTenderId(db)
  const facts = { ...factsOf(form, panels), roomTemplates: [], ...noDeadlines }
  const origin = originOf(form.subtype ?? '', form.sdkVersion ?? usualVersion)
  await addTender(db, { ...origin, id, type: 4, resultOf }, facts, now)
  await setParts(db, id, { team, lots: lotsOf(form, panels, facts), rooms: [] }, now)
  return { id, name: facts.name }
}

/** Raises its version: whoever is editing it is told, and keeps what she has typed. */
async function added(db: Db, form: Form, open: Tender, panels: PanelValues, now: Date): Promise<ResultDraft> {
  const facts = { ...open, ...factsOf(form, panels) }
  const { name, description, organizationId, roomTemplates } = facts
  await setTender(db, open, { name, description, organizationId, panels, roomTemplates, ...noDeadlines }, now)
  await setLots(db, open.id, lotsOf(form, panels, { ...noDeadlines, name }))
  return { id: open.id, name }
}
