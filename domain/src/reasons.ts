import { accountReasons } from './accounts/accounts.reasons.ts'
import { archiveReasons } from './archive/archive.reasons.ts'
import { baseMapReasons } from './geometry/base-maps.reasons.ts'
import { documentReasons } from './documents/documents.reasons.ts'
import { houseReasons } from './house.reasons.ts'
import { addressSearchReasons } from './locations/address-search.reasons.ts'
import { messageReasons } from './messages/messages.reasons.ts'
import { noticeReasons } from './notices/notices.reasons.ts'
import { offerReasons } from './offers/offers.reasons.ts'
import { organizationReasons } from './organizations/organizations.reasons.ts'
import { locationReasons } from './locations/locations.reasons.ts'
import { parcelFileReasons } from './parcels/parcel-files.reasons.ts'
import { mediaReasons } from './parcels/media.reasons.ts'
import { parcelReasons } from './parcels/parcels.reasons.ts'
import { fileReasons } from './files/files.reasons.ts'
import { procedureReasons } from './procedure/procedure.reasons.ts'
import { roomReasons } from './rooms/rooms.reasons.ts'
import { settingsReasons } from './settings/settings.reasons.ts'
import { templateReasons } from './templates/templates.reasons.ts'
import { noticeWayReasons } from './tenders/notice/notice-ways.reasons.ts'
import { changeReasons } from './tenders/changes.reasons.ts'
import { courseReasons } from './tenders/course.reasons.ts'
import { migrationReasons } from './tenders/migration/migration.reasons.ts'
import { peopleReasons } from './tenders/people.reasons.ts'
import { tenderReasons } from './tenders/tenders.reasons.ts'

/** Every reason the platform can give for saying no: its kind and the sentence the user reads. */
export const reasons = {
  ...houseReasons,
  ...noticeReasons,
  ...templateReasons,
  ...settingsReasons,
  ...organizationReasons,
  ...accountReasons,
  ...locationReasons,
  ...parcelReasons,
  ...parcelFileReasons,
  ...mediaReasons,
  ...addressSearchReasons,
  ...roomReasons,
  ...fileReasons,
  ...baseMapReasons,
  ...procedureReasons,
  ...tenderReasons,
  ...courseReasons,
  ...changeReasons,
  ...peopleReasons,
  ...migrationReasons,
  ...noticeWayReasons,
  ...offerReasons,
  ...messageReasons,
  ...documentReasons,
  ...archiveReasons,
}

type All = typeof reasons

declare module './verdict.ts' {
  interface Reasons extends All {}
}
