import { checkTender, lacksPublicAddress } from '@allmende/domain/tenders/check/tender-check.ts'
import { maySubmit } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { currentValues } from '../notice/notice-export.ts'
import { formOfTender } from '../tender-form.ts'

/** Whether a tender's notice can be handed to the portal as it is. */
export async function ensureSubmittable(
  { db, home, now, portal, language }: Context,
  tender: Tender,
  waits: boolean | null,
): Promise<void> {
  const { form, lists } = await formOfTender(db, tender, language)
  const panels = await currentValues(db, form, { id: tender.id, panels: tender.panels, home })
  const checked = { ...tender, form, lists, panels }
  const findings = checkTender(checked, { language, now })
  ensure(
    maySubmit({
      subtype: form.subtype,
      isComplete: findings.every(({ severity }) => severity !== 'ERROR'),
      portalIsSetUp: portal !== null,
      lacksPublicAddress: lacksPublicAddress(checked),
      notices: tender.notices,
      waits,
    }),
  )
}
