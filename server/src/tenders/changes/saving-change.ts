import { isDeepStrictEqual } from 'node:util'
import { nameOf } from '@allmende/domain/actor.ts'
import { changeFaultTexts } from '@allmende/domain/tenders/change-faults.texts.ts'
import { standingDeadlines } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type FieldFault, refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import type { Given } from '../saving.ts'
import { setTeam } from '../team.queries.ts'
import type { TenderForm } from '../tender-form.ts'
import { raiseVersion } from '../tenders.queries.ts'
import { removePendingChange, setPendingChange } from './changes.queries.ts'
import { changedContent } from './stored-values.ts'
import { wantedChange } from './wanted-change.ts'

/**
 * Saves a published tender: what is announced stays, and what is to be announced lies beside it. Where both are the
 * same there is nothing to announce any more. The team is no part of it and changes at once.
 */
export async function saveChange(
  context: Context,
  tender: Tender,
  form: TenderForm,
  given: Given,
): Promise<void> {
  const { db, actor, now } = context
  const { id } = tender
  if (tender.archived !== null) refuse('tenderArchived')
  ensureSameRooms(tender, given)
  const { before, after, isNone, team } = await wantedChange(context, tender, form, given)
  if (isNone) await removePendingChange(db, id)
  else {
    const from = standingDeadlines(form.form, before)
    await setPendingChange(db, id, { content: changedContent(after), from, by: nameOf(actor) }, now)
  }
  await setTeam(db, id, team)
  await raiseVersion(db, id, now)
}

/** Rooms live on their own once a tender is published; what a form sends along with it must be what there is. */
function ensureSameRooms(tender: Tender, { informationRooms, roomTemplates }: Given): void {
  const isOther = (given: unknown, there: unknown) =>
    given !== undefined &&
    !isDeepStrictEqual(JSON.parse(JSON.stringify(given)), JSON.parse(JSON.stringify(there)))
  const faults: FieldFault[] = [
    ...(isOther(informationRooms, tender.informationRooms)
      ? [{ field: '0.informationRooms', text: changeFaultTexts.rooms }]
      : []),
    ...(isOther(roomTemplates, tender.roomTemplates)
      ? [{ field: '0.roomTemplates', text: changeFaultTexts.roomTemplates }]
      : []),
  ]
  if (faults.length > 0) refuse('changeNotPossible', { faults })
}
