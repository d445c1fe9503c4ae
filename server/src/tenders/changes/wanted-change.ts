import { isDeepStrictEqual } from 'node:util'
import { refusedDeadlines, type TenderChange } from '@allmende/domain/procedure/changing.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { changeFaults } from '@allmende/domain/tenders/change-faults.ts'
import { mayChange } from '@allmende/domain/tenders/change-rules.ts'
import { deadlineChange } from '@allmende/domain/tenders/deadline-change.ts'
import { inForce, lotDeadlinesIn, withDeadlines } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { TeamMember, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure, type FieldFault, refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { loadState } from '../course/procedure-state.ts'
import { type Given, keptPanels, settle } from '../saving.ts'
import type { TenderForm } from '../tender-form.ts'
import { type ChangedContent, changedContent } from './stored-values.ts'

/** How many faults one answer names. */
export const mostNamed = 100

/** A change that is possible at this moment. */
export type WantedChange = {
  /** What is announced, with the deadlines in force. */
  before: Tender
  after: ChangedContent & Pick<Tender, 'type'>
  /** Nothing of it is another than what is announced. */
  isNone: boolean
  /** What the procedure has to do. */
  deadlines: Omit<TenderChange, 'reason'>
  team: readonly TeamMember[]
}

/** What somebody wants a published tender to be, or why it cannot be that. The tender is locked. */
export async function wantedChange(
  { db, home, now }: Pick<Context, 'db' | 'home' | 'now'>,
  tender: Tender,
  tenderForm: TenderForm,
  given: Given,
): Promise<WantedChange> {
  const { form } = tenderForm
  const before = inForce(form, tender)
  const settled = await settle(db, home, tenderForm, before, given)
  // What was taken over from us is as it is today on both sides: nobody has changed it here.
  const today = { ...before, panels: await keptPanels(db, home, form, before, before) }
  const facts = { ...settled.facts, type: tender.type }
  const asked = { ...facts, ...withDeadlines(form, facts, lotDeadlinesIn(form, facts)) }
  const state = await loadState(db, tender.id)
  const dated = deadlineChange(form, { state, lots: tender.lots, before: today, after: asked, now })
  const after = { ...changedContent(dated.after), type: tender.type }
  const { team } = settled
  const isNone = isAlike(changedContent(today), changedContent(after))
  if (isNone) return { before, after, isNone, deadlines: { lots: [] }, team }
  ensure(mayChange(tender, now))
  const late = refusedDeadlines(state, dated.change, now)
  const faults = [
    ...changeFaults(form, { ...today, type: tender.type }, after, tender, now),
    ...[...dated.idle, ...late].map(
      ({ refusal, ...deadline }): FieldFault => ({
        field: dated.placeOf(deadline),
        text: reasons[refusal.reason],
        values: refusal.values ?? {},
      }),
    ),
  ]
  if (faults.length > 0) refuse('changeNotPossible', { faults: faults.slice(0, mostNamed) })
  return { before, after, isNone, deadlines: dated.change, team }
}

/** As they would be told. */
const isAlike = (one: ChangedContent, other: ChangedContent): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
