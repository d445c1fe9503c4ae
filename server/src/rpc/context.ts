import { system, visitor } from '@allmende/domain/actor.ts'
import type { Db } from '../database/schema.ts'
import type { Call, Caller, HouseParts } from './calls.ts'
import { type Context, noConnection } from './method.ts'
import type { Session } from './session.ts'

/** What the steps of somebody's call see. */
export const contextOf = (
  { config, home, services, secretKey, log, decidedBefore }: HouseParts,
  db: Db,
  session: Session | null,
  { connection, address, browser, language }: Caller,
  { now, stampedBy = 'SERVER' }: Call,
): Context => ({
  ...services,
  db,
  actor: session?.actor ?? visitor,
  session,
  connection,
  address: browser?.network ?? address,
  browser: browser?.name ?? null,
  language,
  now,
  stampedBy,
  config,
  home: home(),
  secretKey,
  log,
  decidedBefore,
})

/** What steps see that nobody called. */
export const systemContext = (
  { config, home, services, secretKey, log, decidedBefore }: HouseParts,
  db: Db,
  now: Date,
): Context => ({
  ...services,
  db,
  actor: system,
  session: null,
  connection: noConnection,
  address: '',
  browser: null,
  language: 'de',
  now,
  stampedBy: 'SERVER',
  config,
  home: home(),
  secretKey,
  log,
  decidedBefore,
})
