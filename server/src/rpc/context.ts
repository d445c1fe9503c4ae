import { system, visitor } from '@allmende/domain/actor.ts'
import type { Db } from '../database/schema.ts'
import type { Call, Caller, HouseParts } from './calls.ts'
import { type Context, noConnection } from './method.ts'
import type { Session } from './session.ts'

/** What the steps of somebody's call see. */
export const contextOf = (
  { config, home, services, secretKey, log }: HouseParts,
  db: Db,
  session: Session | null,
  { connection, address, language }: Caller,
  { now }: Call,
): Context => ({
  ...services,
  db,
  actor: session?.actor ?? visitor,
  session,
  connection,
  address,
  language,
  now,
  config,
  home: home(),
  secretKey,
  log,
})

/** What steps see that nobody called. */
export const systemContext = (
  { config, home, services, secretKey, log }: HouseParts,
  db: Db,
  now: Date,
): Context => ({
  ...services,
  db,
  actor: system,
  session: null,
  connection: noConnection,
  address: '',
  language: 'de',
  now,
  config,
  home: home(),
  secretKey,
  log,
})
