import { late } from '../../shell/late.ts'
import type { ActionDialogs } from './action-dialog.ts'

/** The dialogs of what this area does with a tender, each fetched when it is first opened. */
export const ownDialogs: ActionDialogs = {
  publish: late(async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog),
  unpublish: late(async () => (await import('../publishing/UnpublishDialog.tsx')).UnpublishDialog),
  announceChange: late(async () => (await import('../changes/AnnounceDialog.tsx')).AnnounceDialog),
  startCompetition: late(
    async () => (await import('../course/StartCompetitionDialog.tsx')).StartCompetitionDialog,
  ),
  startNegotiation: late(
    async () => (await import('../course/StartNegotiationDialog.tsx')).StartNegotiationDialog,
  ),
  startOffers: late(async () => (await import('../course/StartOffersDialog.tsx')).StartOffersDialog),
  invite: late(async () => (await import('../people/InviteDialog.tsx')).InviteDialog),
  addEditors: late(async () => (await import('../people/AddEditorsDialog.tsx')).AddEditorsDialog),
  endLot: late(async () => (await import('../course/EndLotDialog.tsx')).EndLotDialog),
  cancel: late(async () => (await import('../course/CancelDialog.tsx')).CancelDialog),
  archive: late(async () => (await import('../course/ArchiveDialog.tsx')).ArchiveDialog),
}
