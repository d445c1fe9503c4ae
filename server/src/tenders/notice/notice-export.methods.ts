import type { Actor } from '@allmende/domain/actor.ts'
import { currentIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { isAtPortal, newestOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { type Context, read } from '../../rpc/method.ts'
import { valuesToSend, writtenAt } from './notice-export.ts'
import { findSentXml } from '../submissions/notice-submissions.queries.ts'
import { formOfTender } from '../tender-form.ts'
import { findTender } from '../tenders.queries.ts'

async function loadExport({ db, now }: Context, id: number) {
  const tender = await findTender(db, id)
  if (!tender) return null
  const { team, panels, notices } = tender
  const { form } = await formOfTender(db, tender, 'de')
  const newest = newestOf(notices)
  const sent = newest && isAtPortal(newest.state) ? await findSentXml(db, id) : null
  const values = await valuesToSend(db, form, panels, currentIdentity(panels, notices))
  return { team, form, sent, values, now }
}
type Exported = NonNullable<Awaited<ReturnType<typeof loadExport>>>

/** The same for the method and for the file. */
export const exportSteps = {
  load: loadExport,
  allow: tenderPolicy.view,
  show: (_actor: Actor, { form, sent, values, now }: Exported): string =>
    form.subtype === null ? refuse('notANotice') : (sent ?? writtenAt(form, values, now).xml),
}

export const noticeExportMethods = [read('exportNotice', exportSteps)]
