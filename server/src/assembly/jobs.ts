import { archiveJob } from '../archive/archive.job.ts'
import { letterFile } from '../documents/letter-file.ts'
import { receiptFile } from '../documents/receipt-file.ts'
import { scanningJob } from '../files/scanning.job.ts'
import { sweepingJobs } from '../files/sweeping.ts'
import type { Job } from '../jobs/schedule.ts'
import { mailJobs } from '../mail/mail.job.ts'
import { openPost } from '../mail/post.ts'
import { makingJob } from '../parcels/media/making.job.ts'
import { checkedParcelFile } from '../parcels/files/checked-parcel-file.ts'
import { checkedFile } from '../rooms/checked-file.ts'
import { fileMailsJob } from '../rooms/file-mails.job.ts'
import type { HouseParts } from '../rpc/calls.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { outgoingNotice } from '../tenders/notice/outgoing-notice.ts'
import type { PortalPace } from '../tenders/submissions/conclusion.ts'
import { deliveryJob } from '../tenders/submissions/delivery.job.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import { clockJob } from '../tenders/course/clock.job.ts'
import { ticking } from '../tenders/course/ticking.ts'
import { housekeepingJob } from './housekeeping.ts'

/** How often things are looked at; tests bring their own. */
export type Pace = { portal?: PortalPace }

/** What the platform does of its own accord. */
export function jobsOf(house: HouseParts, { portal: pace }: Pace): Job[] {
  const { db, log, config, services } = house
  const { mailServer } = config
  const address = house.home()
  const act = actingAsSystem(house)
  return [
    housekeepingJob(house),
    clockJob({
      db,
      log,
      tickOne: async (tenderId, now) => void (await act(ticking, now, tenderId)),
    }),
    fileMailsJob({ db, act }),
    awardLettersJob({ db, act, departures: services.departures }),
    archiveJob(house),
    makingJob({
      db,
      log,
      act,
      storage: services.storage,
      keys: services.keys,
      pictures: services.pictures,
    }),
    ...sweepingJobs({ db, log, storage: services.storage }),
    ...(services.scanner
      ? [
          scanningJob({
            db,
            log,
            storage: services.storage,
            keys: services.keys,
            scanner: services.scanner,
            settle: async (fileId, finding, now) =>
              (await act(checkedFile, now, fileId, finding)) ?? act(checkedParcelFile, now, fileId, finding),
          }),
        ]
      : []),
    ...(mailServer
      ? [
          ...mailJobs({
            db,
            log,
            address,
            post: openPost(mailServer, address),
            receipt: (receiptId, now) => receiptFile(db, receiptId, now),
            letter: (letterId, now) => letterFile(db, letterId, now),
          }),
        ]
      : []),
    ...(services.portal
      ? [
          deliveryJob({
            db,
            log,
            act,
            portal: services.portal,
            write: (submission, now) => outgoingNotice({ db, home: address }, submission, now),
            ...(pace && { pace }),
          }),
        ]
      : []),
  ]
}
