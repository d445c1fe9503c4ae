import { firstAdminMethods } from '../accounts/first-admin.methods.ts'
import { confirmationMethods } from '../accounts/confirmation.methods.ts'
import { linkMethods } from '../accounts/links.methods.ts'
import { registrationMethods } from '../accounts/registration.methods.ts'
import { sessionMethods } from '../accounts/sessions.methods.ts'
import { twoFactorMethods } from '../accounts/two-factor.methods.ts'
import { userMethods } from '../accounts/users.methods.ts'
import { archiveMethods } from '../archive/archive.methods.ts'
import { auditMethods } from '../audit/audit.methods.ts'
import { documentMethods } from '../documents/documents.methods.ts'
import { addressSearchMethods } from '../locations/address-search.methods.ts'
import { mailMethods } from '../mail/mail.methods.ts'
import { messageMethods } from '../messages/messages.methods.ts'
import { offerMethods } from '../offers/offers.methods.ts'
import { organizationMethods } from '../organizations/organizations.methods.ts'
import { locationMethods } from '../locations/locations.methods.ts'
import { seenLocationMethods } from '../parcels/seen-locations.methods.ts'
import { parcelImportMethods } from '../parcels/parcel-imports.methods.ts'
import { fileDeletionMethods } from '../parcels/files/file-deletion.methods.ts'
import { parcelFileMethods } from '../parcels/files/parcel-files.methods.ts'
import { parcelMethods } from '../parcels/parcels.methods.ts'
import { recordMethods } from '../record/record.methods.ts'
import { documentMethods as roomDocumentMethods } from '../rooms/documents.methods.ts'
import { importedDocumentMethods } from '../rooms/imported-documents.methods.ts'
import { roomMethods } from '../rooms/rooms.methods.ts'
import { settingsMethods } from '../settings/settings.methods.ts'
import { templateMigrationMethods } from '../templates/template-migration.methods.ts'
import { templateMethods } from '../templates/templates.methods.ts'
import { noticeSubmissionMethods } from '../tenders/submissions/notice-submissions.methods.ts'
import { noticeMethods } from '../tenders/submissions/notices.methods.ts'
import { noticeCheckMethods } from '../tenders/notice/notice-check.methods.ts'
import { noticeExportMethods } from '../tenders/notice/notice-export.methods.ts'
import { noticeImportMethods } from '../tenders/notice/notice-import.methods.ts'
import { changeMethods } from '../tenders/changes/changes.methods.ts'
import { stageMethods } from '../tenders/course/stages.methods.ts'
import { migrationMethods } from '../tenders/migration/migration.methods.ts'
import { invitationMethods } from '../tenders/people/invitations.methods.ts'
import { teamMethods } from '../tenders/people/team.methods.ts'
import { watchlistMethods } from '../tenders/people/watchlist.methods.ts'
import { parcelTenderMethods } from '../tenders/parcel-tenders.methods.ts'
import { tenderMethods } from '../tenders/tenders.methods.ts'
import type { Registered } from '../rpc/method.ts'

/** Every remote method of the platform. */
export const methods: readonly Registered[] = [
  ...templateMethods,
  ...templateMigrationMethods,
  ...settingsMethods,
  ...organizationMethods,
  ...sessionMethods,
  ...twoFactorMethods,
  ...confirmationMethods,
  ...linkMethods,
  ...userMethods,
  ...registrationMethods,
  ...firstAdminMethods,
  ...locationMethods,
  ...seenLocationMethods,
  ...addressSearchMethods,
  ...parcelMethods,
  ...parcelFileMethods,
  ...fileDeletionMethods,
  ...parcelImportMethods,
  ...roomMethods,
  ...roomDocumentMethods,
  ...importedDocumentMethods,
  ...tenderMethods,
  ...parcelTenderMethods,
  ...stageMethods,
  ...changeMethods,
  ...noticeCheckMethods,
  ...noticeExportMethods,
  ...noticeImportMethods,
  ...migrationMethods,
  ...noticeSubmissionMethods,
  ...noticeMethods,
  ...invitationMethods,
  ...teamMethods,
  ...watchlistMethods,
  ...offerMethods,
  ...messageMethods,
  ...recordMethods,
  ...mailMethods,
  ...auditMethods,
  ...documentMethods,
  ...archiveMethods,
]
