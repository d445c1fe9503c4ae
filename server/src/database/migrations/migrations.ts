import type { Migration } from 'kysely/migration'
import * as accounts from './0001-accounts.ts'
import * as auditLog from './0002-audit-log.ts'
import * as calls from './0003-calls.ts'
import * as settings from './0004-settings.ts'
import * as templates from './0005-templates.ts'
import * as tenders from './0006-tenders.ts'
import * as noticeSubmissions from './0007-notice-submissions.ts'
import * as noticeSources from './0008-notice-sources.ts'
import * as dueMails from './0009-due-mails.ts'
import * as registrations from './0010-registrations.ts'
import * as lotCourses from './0011-lot-courses.ts'
import * as rivalRegistrations from './0012-rival-registrations.ts'
import * as keptAnswers from './0013-kept-answers.ts'
import * as registrationReceipts from './0014-registration-receipts.ts'
import * as confirmationMails from './0015-confirmation-mails.ts'
import * as sealedSecrets from './0016-sealed-secrets.ts'
import * as rooms from './0017-rooms.ts'
import * as procedures from './0018-procedures.ts'
import * as tenderSearch from './0019-tender-search.ts'
import * as sealedFacts from './0020-sealed-facts.ts'
import * as receiptOrder from './0021-receipt-order.ts'
import * as lastingEvidence from './0022-lasting-evidence.ts'
import * as chainHead from './0023-chain-head.ts'
import * as awardLetters from './0024-award-letters.ts'
import * as changes from './0025-changes.ts'
import * as noticeKinds from './0026-notice-kinds.ts'
import * as resultNotices from './0027-result-notices.ts'
import * as decidedSteps from './0028-decided-steps.ts'
import * as parcels from './0029-parcels.ts'
import * as messages from './0030-messages.ts'
import * as archives from './0031-archives.ts'
import * as recordRemarks from './0032-record-remarks.ts'
import * as gatheredFiles from './0033-gathered-files.ts'
import * as parcelFiles from './0034-parcel-files.ts'
import * as sdkVersion from './0035-sdk-version.ts'
import * as templateSdkVersion from './0036-template-sdk-version.ts'
import * as randomIds from './0037-random-ids.ts'
import * as noticeIds from './0038-notice-ids.ts'
import * as rounds from './0039-rounds.ts'
import * as lettersOfAwards from './0040-letters-of-awards.ts'
import * as unusedDeadlines from './0042-unused-deadlines.ts'
import * as stamps from './0043-stamps.ts'
import * as uploadsToCome from './0044-uploads-to-come.ts'
import * as ownDeadlines from './0045-own-deadlines.ts'

/** In the order they run. A landed migration is never edited; write the next one instead. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-audit-log': auditLog,
  '0003-calls': calls,
  '0004-settings': settings,
  '0005-templates': templates,
  '0006-tenders': tenders,
  '0007-notice-submissions': noticeSubmissions,
  '0008-notice-sources': noticeSources,
  '0009-due-mails': dueMails,
  '0010-registrations': registrations,
  '0011-lot-courses': lotCourses,
  '0012-rival-registrations': rivalRegistrations,
  '0013-kept-answers': keptAnswers,
  '0014-registration-receipts': registrationReceipts,
  '0015-confirmation-mails': confirmationMails,
  '0016-sealed-secrets': sealedSecrets,
  '0017-rooms': rooms,
  '0018-procedures': procedures,
  '0019-tender-search': tenderSearch,
  '0020-sealed-facts': sealedFacts,
  '0021-receipt-order': receiptOrder,
  '0022-lasting-evidence': lastingEvidence,
  '0023-chain-head': chainHead,
  '0024-award-letters': awardLetters,
  '0025-changes': changes,
  '0026-notice-kinds': noticeKinds,
  '0027-result-notices': resultNotices,
  '0028-decided-steps': decidedSteps,
  '0029-parcels': parcels,
  '0030-messages': messages,
  '0031-archives': archives,
  '0032-record-remarks': recordRemarks,
  '0033-gathered-files': gatheredFiles,
  '0034-parcel-files': parcelFiles,
  '0035-sdk-version': sdkVersion,
  '0036-template-sdk-version': templateSdkVersion,
  '0037-random-ids': randomIds,
  '0038-notice-ids': noticeIds,
  '0039-rounds': rounds,
  '0040-letters-of-awards': lettersOfAwards,
  '0042-unused-deadlines': unusedDeadlines,
  '0043-stamps': stamps,
  '0044-uploads-to-come': uploadsToCome,
  '0045-own-deadlines': ownDeadlines,
}
