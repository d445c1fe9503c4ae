import type {
  LoginAddressesTable,
  LoginAttemptsTable,
  OneTimeTokensTable,
  ConfirmationMailsTable,
  RegistrationReceiptsTable,
  RegistrationsTable,
  RivalRegistrationsTable,
  SessionsTable,
  UsersTable,
} from '../accounts/accounts.tables.ts'
import type { ArchivePartsTable, ArchivesTable } from '../archive/archive.tables.ts'
import type { AuditEntriesTable, SealedFactsTable } from '../audit/audit.tables.ts'
import type { MasterKeysTable } from '../files/files.tables.ts'
import type { OutboxTable } from '../mail/mail.tables.ts'
import type { OrganizationsTable } from '../organizations/organizations.tables.ts'
import type { LocationsTable } from '../locations/locations.tables.ts'
import type { MessageReadsTable, MessageRecipientsTable, MessagesTable } from '../messages/messages.tables.ts'
import type { RecordRemarksTable } from '../record/record.tables.ts'
import type {
  ParcelFilesTable,
  ParcelMediaTable,
  ParcelsTable,
  UsedServerIdsTable,
} from '../parcels/parcels.tables.ts'
import type { FileStorageTable, StoredFilesTable, UploadsTable } from '../files/files.tables.ts'
import type { KeptAnswersTable } from '../rpc/kept-answers.queries.ts'
import type { ServerProcessesTable } from '../rpc/processes.queries.ts'
import type {
  DocumentDownloadsTable,
  DocumentsTable,
  GatheredFilesTable,
  RoomsTable,
} from '../rooms/rooms.tables.ts'
import type { SettingsTable } from '../settings/settings.tables.ts'
import type { TemplatesTable, TemplateVersionsTable } from '../templates/templates.tables.ts'
import type {
  ChangeConfirmationsTable,
  TenderChangesTable,
  TenderVersionsTable,
} from '../tenders/changes/changes.tables.ts'
import type { NoticeSourcesTable } from '../tenders/notice/notice-sources.queries.ts'
import type { NoticeSubmissionsTable } from '../tenders/submissions/notice-submissions.tables.ts'
import type {
  AnswersTable,
  CourseStepsTable,
  LotCoursesTable,
  LotOffersTable,
  OfferRemarksTable,
  OffersTable,
  OpeningsTable,
  ReceiptLotsTable,
  OpenedDocumentsTable,
  ReceiptsTable,
  RefusedFilingsTable,
} from '../procedure/procedure.tables.ts'
import type {
  InvitationsTable,
  TenderTagsTable,
  TendersTable,
  TenderLotsTable,
  TenderTeamTable,
} from '../tenders/tenders.tables.ts'

/** Every table and, by its import, the area that owns it. */
declare module '../database/schema.ts' {
  interface Schema {
    templates: TemplatesTable
    templateVersions: TemplateVersionsTable
    serverProcesses: ServerProcessesTable
    settings: SettingsTable
    organizations: OrganizationsTable
    users: UsersTable
    sessions: SessionsTable
    loginAttempts: LoginAttemptsTable
    loginAddresses: LoginAddressesTable
    oneTimeTokens: OneTimeTokensTable
    registrations: RegistrationsTable
    rivalRegistrations: RivalRegistrationsTable
    registrationReceipts: RegistrationReceiptsTable
    confirmationMails: ConfirmationMailsTable
    locations: LocationsTable
    parcels: ParcelsTable
    usedServerIds: UsedServerIdsTable
    parcelFiles: ParcelFilesTable
    parcelMedia: ParcelMediaTable
    rooms: RoomsTable
    documents: DocumentsTable
    documentDownloads: DocumentDownloadsTable
    gatheredFiles: GatheredFilesTable
    storedFiles: StoredFilesTable
    uploads: UploadsTable
    fileStorage: FileStorageTable
    tenders: TendersTable
    tenderTeam: TenderTeamTable
    tenderLots: TenderLotsTable
    tenderVersions: TenderVersionsTable
    tenderChanges: TenderChangesTable
    changeConfirmations: ChangeConfirmationsTable
    lotCourses: LotCoursesTable
    courseSteps: CourseStepsTable
    offers: OffersTable
    lotOffers: LotOffersTable
    answers: AnswersTable
    offerRemarks: OfferRemarksTable
    receipts: ReceiptsTable
    receiptLots: ReceiptLotsTable
    openedDocuments: OpenedDocumentsTable
    refusedFilings: RefusedFilingsTable
    openings: OpeningsTable
    messages: MessagesTable
    messageRecipients: MessageRecipientsTable
    messageReads: MessageReadsTable
    recordRemarks: RecordRemarksTable
    tenderTags: TenderTagsTable
    invitations: InvitationsTable
    noticeSubmissions: NoticeSubmissionsTable
    noticeSources: NoticeSourcesTable
    auditEntries: AuditEntriesTable
    sealedFacts: SealedFactsTable
    outbox: OutboxTable
    archives: ArchivesTable
    archiveParts: ArchivePartsTable
    keptAnswers: KeptAnswersTable
    masterKeys: MasterKeysTable
  }
}
