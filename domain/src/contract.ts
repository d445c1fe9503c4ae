import type { z } from 'zod'
import { accountsContract } from './accounts/accounts.contract.ts'
import { mailContract } from './mail/mail.contract.ts'
import { archiveContract } from './archive/archive.contract.ts'
import { auditContract } from './audit/audit.contract.ts'
import { documentsContract } from './documents/documents.contract.ts'
import { locationsContract } from './locations/locations.contract.ts'
import type { Methods } from './method.ts'
import { organizationsContract } from './organizations/organizations.contract.ts'
import { addressSearchContract } from './locations/address-search.contract.ts'
import { parcelImportsContract } from './parcels/parcel-imports.contract.ts'
import { parcelFilesContract } from './parcels/parcel-files.contract.ts'
import { parcelsContract } from './parcels/parcels.contract.ts'
import { roomsContract } from './rooms/rooms.contract.ts'
import { settingsContract } from './settings/settings.contract.ts'
import { templateMigrationContract } from './templates/migration/template-migration.contract.ts'
import { templatesContract } from './templates/templates.contract.ts'
import { noticesContract } from './tenders/notice/notices.contract.ts'
import { changesContract } from './tenders/changes.contract.ts'
import { courseContract } from './tenders/course.contract.ts'
import { migrationContract } from './tenders/migration/migration.contract.ts'
import { parcelTendersContract } from './tenders/parcel-tenders.contract.ts'
import { tendersContract } from './tenders/tenders.contract.ts'
import { messagesContract } from './messages/messages.contract.ts'
import { recordContract } from './record/record.contract.ts'
import { offersContract } from './offers/offers.contract.ts'

/** Every remote method of the platform, by name. */
export const contract = {
  ...templatesContract,
  ...templateMigrationContract,
  ...settingsContract,
  ...organizationsContract,
  ...accountsContract,
  ...locationsContract,
  ...addressSearchContract,
  ...parcelsContract,
  ...parcelFilesContract,
  ...parcelImportsContract,
  ...roomsContract,
  ...tendersContract,
  ...parcelTendersContract,
  ...noticesContract,
  ...migrationContract,
  ...courseContract,
  ...changesContract,
  ...offersContract,
  ...messagesContract,
  ...recordContract,
  ...auditContract,
  ...documentsContract,
  ...mailContract,
  ...archiveContract,
} as const satisfies Methods

export type Contract = typeof contract
export type MethodName = keyof Contract
export type Args<Name extends MethodName> = z.output<Contract[Name]['args']>
export type Result<Name extends MethodName> = z.output<Contract[Name]['result']>
