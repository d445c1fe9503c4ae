import { checkTender, lacksPublicAddress } from '@allmende/domain/tenders/check/tender-check.ts'
import { announces } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeKind } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { maySubmit } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { currentValues } from '../notice/notice-export.ts'
import { formOfTender } from '../tender-form.ts'

/** What is to be sent of a tender; without more it is the tender itself. */
type ToSend = { waits: boolean | null; kind?: NoticeKind; panels?: PanelValues }

/** Whether a tender's notice can be handed to the portal as it is. */
export async function ensureSubmittable(
  { db, home, now, portal, language }: Context,
  tender: Tender,
  { waits, kind = 'FIRST', panels: said = tender.panels }: ToSend,
): Promise<void> {
  const { form, lists } = await formOfTender(db, tender, language)
  const panels = await currentValues(db, form, { id: tender.id, panels: said, home })
  // What follows says what was announced, whatever has become of its deadlines since.
  const published = announces(kind) ? tender.published : now
  const checked = { ...tender, published, form, lists, panels }
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
