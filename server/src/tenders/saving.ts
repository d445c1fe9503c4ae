import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { misfits } from '@allmende/domain/notices/values/fit.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { type LotFacts, lotsOf } from '@allmende/domain/tenders/lots.ts'
import {
  derivedDeadlineFields,
  type NoticeFacts,
  noticeFacts,
  placesOfFacts,
  withSameIdentity,
} from '@allmende/domain/tenders/notice/notice-facts.ts'
import { resultName } from '@allmende/domain/tenders/results/result-name.ts'
import type {
  InformationRoom,
  NewTender,
  TeamMember,
  Tender,
} from '@allmende/domain/tenders/tenders.contract.ts'
import { type Deadlines, deadlinesOf, missingForSaving } from '@allmende/domain/tenders/tenders.rules.ts'
import { withUsedDeadlines } from '@allmende/domain/tenders/used-deadlines.ts'
import { ensure, firstRefusal, type Reason, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { setInformationRooms } from '../rooms/information-rooms.queries.ts'
import { setLots } from './lots.queries.ts'
import { currentValues } from './notice/notice-export.ts'
import { ensureKnown } from './references.ts'
import { setTeam } from './team.queries.ts'
import type { TenderForm } from './tender-form.ts'
import type { StoredFacts } from './tenders.queries.ts'

/** What a tender is before this saving: as it was, or as a new one begins. */
export type Start = Omit<StoredFacts, 'panels'> &
  Pick<Tender, 'id' | 'type' | 'team' | 'propertyIds' | 'informationRooms'> &
  Partial<Pick<StoredFacts, 'panels'> & Pick<Tender, 'resultOf'>>

/** What somebody sent; keys left out stay. */
export type Given = Omit<NewTender, 'templateId' | 'type'>

export type Settled = {
  facts: StoredFacts
  team: readonly TeamMember[]
  lots: readonly LotFacts[]
  rooms: readonly InformationRoom[]
}

/** How many faults one answer names. */
const mostNamed = 100

/** Everything a saving stores, or the reason why not; for what it lacks already it is not refused. */
export async function settle(
  db: Db,
  home: string,
  { form, lists }: TenderForm,
  start: Start,
  given: Given,
  lacking: readonly Reason[] = [],
): Promise<Settled> {
  const { id, type } = start
  ensureFit(form, given.panels, lists, isRun(type) ? derivedDeadlineFields : [])
  const team = isRun(type) ? merged(given.team ?? start.team) : start.team
  const deadlines = deadlinesOf(type, { ...start, ...defined(given) })
  const panels = await keptPanels(
    db,
    home,
    form,
    { ...deadlines, id, type, panels: start.panels ?? [] },
    given,
  )
  const { name, description, organizationId, informationRooms, roomTemplates } = {
    ...start,
    ...defined(given),
    ...factsSaid(form, panels, start.resultOf ?? null),
  }
  const facts = { name, description, organizationId, panels, roomTemplates, ...deadlines }
  const lots = lotsOf(form, panels, facts)
  const missing = missingForSaving({ ...facts, type, team }, placesOfFacts(form))
  ensure(firstRefusal(...missing.filter(({ reason }) => !lacking.includes(reason))))
  await ensureKnown(db, form, { ...facts, team }, start)
  return { facts, team, lots, rooms: informationRooms }
}

/** What the notice says of the tender; the result of another is called so in lists. */
function factsSaid(form: Form, panels: PanelValues, resultOf: number | null): NoticeFacts {
  const facts = noticeFacts(form, panels)
  return resultOf === null || !facts.name ? facts : { ...facts, name: resultName(facts.name) }
}

type Kept = Deadlines & Pick<Tender, 'id' | 'type' | 'panels'>

/** Values as they are kept: in order, the same notice as before, and with what they take over from us. */
export async function keptPanels(
  db: Db,
  home: string,
  form: Form,
  { id, type, panels: before, ...deadlines }: Kept,
  given: Pick<Given, 'panels'>,
): Promise<PanelValues> {
  const tidied = withSameIdentity(form, tidy(form, given.panels), before)
  const current = await currentValues(db, form, { id, panels: tidied, home })
  return withUsedDeadlines(form, { type, ...deadlines, panels: current }, []).panels
}

/** Refuses what cannot be stored, naming each place. */
export function ensureFit(
  form: Form,
  panels: PanelValues,
  lists: CodeLists,
  writtenAnew: readonly string[],
  place = '0.panels',
): void {
  const faults = misfits(form, panels, lists, writtenAnew).map(({ path, text, values = {} }) => ({
    field: `${place}.${path}`,
    text,
    values,
  }))
  if (faults.length > 0) refuse('valuesDoNotFit', { faults: faults.slice(0, mostNamed) })
}

/** What follows the tender's own row. */
export async function setParts(
  db: Db,
  id: number,
  settled: Omit<Settled, 'facts'>,
  now: Date,
): Promise<void> {
  await setTeam(db, id, settled.team)
  await setLots(db, id, settled.lots)
  await setInformationRooms(db, id, settled.rooms, now)
}

/** Whoever is named twice has the role named last. */
export const merged = (team: readonly TeamMember[]): TeamMember[] => [
  ...new Map(team.map((member) => [member.userName, member])).values(),
]

type Defined<Thing> = { [Key in keyof Thing]: Exclude<Thing[Key], undefined> }

const defined = <Thing extends object>(thing: Thing): Defined<Thing> =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Defined<Thing>
