import type { FirstNotice } from '@allmende/domain/procedure/publication.ts'
import {
  firstNotices,
  isWithUs,
  newestOf,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'

/** Where the notice that announces a tender is, as far as its procedure is concerned. */
export function firstNoticeOf(notices: readonly Pick<NoticeSubmission, 'kind' | 'state'>[]): FirstNotice {
  const state = newestOf(firstNotices(notices))?.state
  if (state === undefined) return 'none'
  if (state === 'PUBLISHED') return 'published'
  return isWithUs(state) ? 'back' : 'underway'
}
