import type { StoredMessage } from '@allmende/domain/messages/messages.views.ts'
import { pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'

type StoredAnswer = Pick<StoredMessage, 'id' | 'created' | 'question' | 'text'>

/** More than any tender has. */
const most = 1000
const step = 100

/** What was asked and answered to all, the newest first. */
export const listAnswers = (db: Db, tenderId: number): Promise<StoredAnswer[]> =>
  pageOf<StoredAnswer>(
    (offset, limit) =>
      db
        .selectFrom('messages')
        .select(['id', 'created', 'question', 'text'])
        .where('tenderId', '=', tenderId)
        .where('isToAll', '=', true)
        .where('question', 'is not', null)
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    { limit: most },
    step,
  )
