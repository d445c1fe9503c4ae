import { defaultRoomTemplates } from '@allmende/domain/templates/templates.texts.ts'
import { skippedPhasesOf } from '@allmende/domain/procedure/stages.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { mayBeSaved } from '@allmende/domain/tenders/tenders.rules.ts'
import { mayName } from '@allmende/domain/tenders/notice/named-deadlines.ts'
import { placesOfFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { lotsOf } from '@allmende/domain/tenders/lots.ts'
import {
  type LeftOut,
  leftOutOf,
  withLeftOut,
  withUsedDeadlines,
} from '@allmende/domain/tenders/used-deadlines.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { setLots } from '../lots.queries.ts'
import { ensureSubmittable } from '../submissions/submittable.ts'
import { formOfTender } from '../tender-form.ts'
import { currentValues } from '../notice/notice-export.ts'
import { existingTender, setAnnounced, setRoomTemplates } from '../tenders.queries.ts'

/**
 * What a draft must have before it can be published, whatever its deadlines; rooms for its phases are added. Answers what
 * it says of phases that are left out.
 */
export async function readyToPublish(
  context: Context,
  { id, type }: TenderHead,
  { start, isMarked, published }: { start: 2 | 3 | 5 | 6; isMarked: boolean; published: Date },
): Promise<LeftOut | null> {
  const { db, language, home } = context
  const skipped = skippedPhasesOf(type, start)
  const draft = await existingTender(db, id)
  const { form } = await formOfTender(db, draft, language)
  // Nobody is told the deadline of a phase that is left out.
  const tender = withUsedDeadlines(form, draft, skipped)
  ensure(mayBeSaved(tender, placesOfFacts(form)))
  ensure(mayName(form, tender, published))
  // Whether it waits for the portal is being decided.
  if (isMarked) await ensureSubmittable(context, tender, { waits: null })
  // What is announced is what the page of the draft has shown.
  const panels = await currentValues(db, form, { id, panels: tender.panels, home })
  await setAnnounced(db, id, { ...tender, panels })
  const missing = defaultRoomTemplates.filter(
    ({ stage }) =>
      stage !== null &&
      !skipped.includes(stage === 7 ? 6 : stage) &&
      !tender.roomTemplates.some((template) => template.stage === stage),
  )
  if (missing.length > 0) await setRoomTemplates(db, id, [...tender.roomTemplates, ...missing])
  return leftOutOf(form, draft, skipped)
}

/** What was published and is not any more says again what its clerks had entered. */
export async function asEntered(
  { db, language }: Pick<Context, 'db' | 'language'>,
  id: number,
  leftOut: LeftOut | null,
): Promise<void> {
  const tender = await existingTender(db, id)
  const { form } = await formOfTender(db, tender, language)
  const draft = leftOut ? withLeftOut(form, tender, leftOut) : tender
  await setAnnounced(db, id, draft)
  await setLots(db, id, lotsOf(form, draft.panels, draft))
}
