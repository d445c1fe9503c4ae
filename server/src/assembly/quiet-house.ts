import { randomBytes } from 'node:crypto'
import { contract } from '@allmende/domain/contract.ts'
import { keepSessions } from '../accounts/session-keeper.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/schema.ts'
import { createLog } from '../log.ts'
import { homeOf } from '../own-address.ts'
import { localAnnouncements } from '../rpc/announcements.ts'
import type { CallParts } from '../rpc/calls.ts'
import { ledger } from './ledger.ts'
import { methods } from './methods.ts'
import { secretKeyIn } from './secret-key.ts'
import { type Ground, openServices } from './services.ts'

/** All methods behind a closed door, without any outside service: for demo data, benchmarks and tests of jobs. */
export function quietHouse(db: Db, config: Config, ground: Ground, log = createLog('warn')): CallParts {
  const alone = {
    ...config,
    mailServer: null,
    directory: null,
    portal: null,
    official: null,
    scanner: null,
    tiles: null,
    geocoder: null,
    library: null,
  }
  return {
    contract,
    methods,
    db,
    config: alone,
    home: () => homeOf(config),
    services: openServices(alone, log, ground).services,
    // Nobody brings a token here.
    sessions: keepSessions(db, config.session, randomBytes(32)),
    secretKey: secretKeyIn(db, ground.keys),
    ledger,
    announcements: localAnnouncements(),
    log,
    // Nobody else can send anything here.
    decidedBefore: async () => true,
  }
}
