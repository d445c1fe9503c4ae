import { late } from '../../shell/late.ts'
import type { ActionDialogs } from '../../tenders/actions/action-dialog.ts'

/** What opens for the actions by which a lot is given away. */
export const awardDialogs: ActionDialogs = {
  announceAward: late(async () => (await import('./AnnounceAwardDialog.tsx')).AnnounceAwardDialog),
  withdrawAward: late(async () => (await import('./WithdrawAwardDialog.tsx')).WithdrawAwardDialog),
  award: late(async () => (await import('./AwardDialog.tsx')).AwardDialog),
}
