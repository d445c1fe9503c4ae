import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { read } from '../rpc/method.ts'
import { valuesToSend, writtenAt } from './notice-export.ts'
import { formOfTender } from './tender-form.ts'
import { findTender } from './tenders.queries.ts'

export const noticeExportMethods = [
  read('exportNotice', {
    load: async ({ db, now }, id) => {
      const tender = await findTender(db, id)
      if (!tender) return null
      const { form } = await formOfTender(db, tender, 'de')
      return { team: tender.team, form, values: await valuesToSend(db, form, tender.panels), now }
    },
    allow: tenderPolicy.view,
    show: (_actor, { form, values, now }) =>
      form.subtype === null ? refuse('notANotice') : writtenAt(form, values, now).xml,
  }),
]
