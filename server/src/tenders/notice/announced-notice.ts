import { currentIdentity } from '@allmende/domain/tenders/notice/notice-identity.ts'
import { existing } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import { findAnnounced } from '../changes/changes.queries.ts'
import { formOfTender } from '../tender-form.ts'
import { existingTender } from '../tenders.queries.ts'
import { valuesToSend, writtenAt } from './notice-export.ts'

/** The notice as it was announced with a version of its tender, written as it is exported, dated when it was announced. */
export async function announcedNotice(
  { db, home }: Pick<Context, 'db' | 'home'>,
  id: number,
  version: number,
): Promise<string> {
  const tender = await existingTender(db, id)
  const { announced, content } = existing(await findAnnounced(db, id, version))
  const { form } = await formOfTender(db, tender, 'de')
  const { panels } = content
  const identity = currentIdentity(panels, tender.notices)
  return writtenAt(form, await valuesToSend(db, form, { id, panels, home }, identity), announced).xml
}
