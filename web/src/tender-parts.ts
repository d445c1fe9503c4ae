import { archivePage } from './archive/archive-page.ts'
import { tenderLogPage } from './audit/tender-log-page.ts'
import { AwardBanner } from './offers/award/AwardBanner.tsx'
import { awardDialogs } from './offers/award/award-dialogs.ts'
import { joinAction } from './offers/joining/JoinAction.tsx'
import { JoiningBanner } from './offers/joining/JoiningBanner.tsx'
import { phasePages } from './offers/phase-pages.ts'
import { OpeningBanner } from './offers/opening/OpeningBanner.tsx'
import { openingDialogs } from './offers/opening/opening-dialogs.tsx'
import { askAction } from './messages/AskAction.tsx'
import { messagesPage } from './messages/messages-page.ts'
import { documentsPage } from './rooms/documents-page.ts'
import { actionMenu } from './tenders/actions/ActionMenu.tsx'
import { ownDialogs } from './tenders/actions/own-dialogs.ts'
import { changesPage } from './tenders/changes/changes-page.ts'
import { PendingBanner } from './tenders/changes/PendingBanner.tsx'
import { detailsPage } from './tenders/details-page.ts'
import { editAction } from './tenders/EditAction.tsx'
import { watchAction } from './tenders/people/WatchAction.tsx'
import { participantsPage } from './tenders/participants/participants-page.ts'
import { recordPage } from './record/record-page.ts'
import type { TenderFrameParts } from './tenders/frame/tender-page.ts'
import { ResultBanner } from './tenders/results/ResultBanner.tsx'
import { EndedBanner } from './tenders/standing/EndedBanner.tsx'
import { InvitedBanner } from './tenders/standing/InvitedBanner.tsx'

/** What hangs into the frame of a tender: its menu and its actions, in this order. An area adds its own here. */
export const tenderParts: TenderFrameParts = {
  pages: [
    detailsPage,
    participantsPage,
    documentsPage,
    messagesPage,
    ...phasePages,
    changesPage,
    recordPage,
    tenderLogPage,
    archivePage,
  ],
  actions: [
    watchAction,
    askAction,
    editAction,
    actionMenu({ ...ownDialogs, ...openingDialogs, ...awardDialogs }),
    joinAction,
  ],
  banners: [
    EndedBanner,
    ResultBanner,
    InvitedBanner,
    JoiningBanner,
    OpeningBanner,
    AwardBanner,
    PendingBanner,
  ],
}
