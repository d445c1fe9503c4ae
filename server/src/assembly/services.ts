import type { Logger } from 'pino'
import { ldapDirectory } from '../accounts/ldap-directory.ts'
import { openLibrary } from '../archive/library.ts'
import { hasActed } from '../audit/audit.queries.ts'
import type { Config } from '../config.ts'
import { clamd } from '../files/virus-scanner.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import type { Storage } from '../files/storage.ts'
import { uploadsInWork } from '../files/uploads/uploads-in-work.ts'
import { openGeocoder } from '../locations/geocoder.ts'
import { messageSender, messageSurroundings } from '../messages/message-rooms.ts'
import { countUnread } from '../messages/unread.queries.ts'
import { openOfficialChecks } from '../notices/official/official-checks.ts'
import { openPictures } from '../pictures/pictures.ts'
import { publicationApi } from '../portal/publication-api.ts'
import type { RoomHolders } from '../rooms/room-holders.ts'
import { openOwnLines } from '../jobs/own-lines.ts'
import { createBuckets } from '../rpc/rate.ts'
import type { Services } from '../rpc/services.ts'
import { giveUpMails, listDepartures } from '../mail/outbox.queries.ts'
import type { Departures } from '../procedure/departures.ts'
import type { NewMessages } from '../tenders/new-messages.ts'
import { openNoticeReader } from '../tenders/notice/notice-reader.ts'
import { openTiles } from '../tiles/tiles.ts'
import { raiseVersion } from '../tenders/tenders.queries.ts'
import { roomFilled, roomMade, roomPlace } from '../tenders/room-places.ts'
import { roomReaders } from '../tenders/room-readers.ts'
import { roomOpened, roomOwners, roomSubmitted } from '../tenders/room-submissions.ts'
import { roomSurroundings } from '../tenders/room-surroundings.ts'
import { listParcelFiles, type ParcelFiles } from '../parcels/parcel-files.ts'
import type { ParcelUses } from '../parcels/parcel-uses.ts'
import { listLinkedParcels } from '../tenders/linked-parcels.queries.ts'
import { findSdkVersion, versionFor } from '../settings/sdk-version.ts'
import type { NoticeVersion } from '../templates/notice-version.ts'
import { templateUses } from './template-uses.ts'

/** What is settled before anything else. */
export type Ground = { keys: MasterKeys; storage: Storage }

/** Every service a step may use, and how it is opened; null where it is not set up. */
const opened = (config: Config, log: Logger, { keys, storage }: Ground) => ({
  /** The keys that everything sealed hangs on. */
  keys,
  /** Where the bytes of files lie. */
  storage,
  /** The uploads that run through this process. */
  uploads: uploadsInWork(),
  /** What rooms belong to. */
  roomHolders: {
    around: roomSurroundings,
    aroundMessage: messageSurroundings,
    placeOf: roomPlace,
    uploaded: roomFilled,
    openedFiles: roomOpened,
    wasSubmitted: roomSubmitted,
    ownersOf: (db, room) =>
      room.messageId === null ? roomOwners(db, room) : messageSender(db, room.messageId),
    readersOf: roomReaders,
    roomMade,
    roomRenamed: raiseVersion,
  } satisfies RoomHolders,
  /** When letters left. */
  departures: {
    areSent: config.mailServer !== null,
    list: listDepartures,
    giveUp: giveUpMails,
  } satisfies Departures,
  /** The authority's own directory of people. */
  directory: config.directory && ldapDirectory(config.directory, log),
  /** Where notices are published. */
  portal: config.portal && publicationApi(config.portal),
  /** The official checks of notices. */
  officialChecks: config.official && openOfficialChecks(config.official, log),
  /** What looks for viruses in files. */
  scanner: config.scanner && clamd(config.scanner),
  /** What looks into pictures and makes smaller ones of them. */
  pictures: openPictures(config.dataDir, log),
  /** The maps under shapes and markers. */
  tiles: config.tiles && openTiles(config.tiles, config, log),
  /** Knows where addresses are. */
  geocoder: config.geocoder && openGeocoder(config.geocoder, config, log),
  /** Where archives are handed to. */
  library: config.library && openLibrary(config.library),
  /** What the log knows of people. */
  history: { hasActed },
  /** How often a person submits or withdraws a part: each time, also where it is refused, stays in the log for good. */
  filings: createBuckets({ burst: 30, perSecond: 0.5 }),
  /** The same for all people of a company together. */
  filingsOfOffers: createBuckets({ burst: 120, perSecond: 1 }),
  /** How often it is kept that this was too often. */
  filingsTooFast: createBuckets({ burst: 1, perSecond: 0.1 }),
  /** How often a company writes about one tender in an hour, and how often somebody of its team does. */
  messagesOfCompanies: createBuckets({ burst: 60, perSecond: 60 / 3600 }),
  messagesOfTeams: createBuckets({ burst: 600, perSecond: 600 / 3600 }),
  /** What is new to somebody in tenders. */
  newMessages: { count: countUnread } satisfies NewMessages,
  /** Where templates are used. */
  templateUses,
  /** The version of the notice standard that new things take. */
  noticeVersion: {
    inUse: async (db) => versionFor(await findSdkVersion(db), config),
  } satisfies NoticeVersion,
  /** Where parcels are used. */
  parcelUses: { linkedAmong: listLinkedParcels } satisfies ParcelUses,
  /** The files that parcels have. */
  parcelFiles: { list: listParcelFiles } satisfies ParcelFiles,
  /** Our own checks of notices. */
  noticeChecks: openOwnLines({ waiting: 20 }),
  /** Reads notices that come from outside. */
  noticeReader: openNoticeReader(log),
})

type Opened = ReturnType<typeof opened>

declare module '../rpc/services.ts' {
  interface Services extends Opened {}
}

export type OpenServices = { services: Services; close: () => Promise<void> }

export function openServices(config: Config, log: Logger, ground: Ground): OpenServices {
  const services = opened(config, log, ground)
  return {
    services,
    close: async () => {
      // Those that use others were opened after them.
      for (const service of Object.values(services).toReversed())
        if (service && 'close' in service) await service.close?.()
    },
  }
}
