import { EventEmitter } from 'node:events'
import type { Entity } from '@allmende/domain/method.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { inPieces } from './announcement-pieces.ts'

/** What every server process has to hear about a change that is done. */
export type Announcement =
  /**
   * `onlyFor`: whose own answers alone can have changed, one person's or one organization's with those of all who are
   * inside; nobody else's are asked again.
   */
  | { kind: 'storeChanged'; entity: Entity; id: string | number | null; onlyFor?: string | number }
  | { kind: 'userChanged'; email: string }
  /** What is asked of every session has changed. */
  | { kind: 'everySessionChanged' }
  /** Something these people want to know at once, wherever on the platform they are. */
  | { kind: 'notice'; emails: readonly string[]; title: Bilingual; text: Bilingual }
  | { kind: 'sessionEnded'; tokenHash: string }
  | { kind: 'sessionsEnded'; email: string }

/** `missed`: for a while nothing could be heard, so anything may have changed. */
export type Heard = Announcement | { kind: 'missed' }

/** Carries announcements to all server processes: with the transaction's commit or not at all. */
export type Announcements = {
  within: (transaction: Db, announcements: readonly Announcement[]) => Promise<void>
  committed: (announcements: readonly Announcement[]) => void
  listen: (listener: (heard: Heard) => void) => void
  close: () => Promise<void>
}

/** For the embedded database, which only this process uses. */
export function localAnnouncements(): Announcements {
  const emitter = new EventEmitter()
  return {
    within: async () => undefined,
    committed: (announcements) =>
      announcements.forEach((announcement) => emitter.emit('heard', announcement)),
    listen: (listener) => void emitter.on('heard', listener),
    close: async () => void emitter.removeAllListeners(),
  }
}

const channel = 'allmende'
const retryAfter = 1000

/**
 * For PostgreSQL: NOTIFY is part of the transaction and reaches every process, this one too. `onConnected` is called
 * with each connection that listens; it stands for as long as the process.
 */
export function postgresAnnouncements(
  url: string,
  log: Logger,
  onConnected: (connection: pg.Client) => Promise<void> = async () => undefined,
): Announcements {
  const emitter = new EventEmitter()
  let client: pg.Client | null = null
  let closed = false

  const connect = async (again: boolean): Promise<void> => {
    if (closed) return
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'allmende-listen',
    })
    let gone = false
    const reconnect = (error?: Error) => {
      if (gone || closed) return
      gone = true
      log.warn({ err: error }, 'lost the connection that hears of changes, trying again')
      next.end().catch(() => undefined)
      setTimeout(() => void connect(true), retryAfter)
    }
    next.on('error', reconnect)
    next.on('end', () => reconnect())
    next.on('notification', ({ payload }) => emitter.emit('heard', JSON.parse(payload ?? '{}')))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      await onConnected(next)
      if (closed) return void (await next.end())
      client = next
      if (again) emitter.emit('heard', { kind: 'missed' })
    } catch (error) {
      reconnect(error as Error)
    }
  }
  void connect(false)

  return {
    within: async (transaction, announcements) => {
      const payloads = announcements.flatMap(inPieces).map((one) => JSON.stringify(one))
      if (payloads.length === 0) return
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        transaction,
      )
    },
    committed: () => undefined,
    listen: (listener) => void emitter.on('heard', listener),
    close: async () => {
      closed = true
      emitter.removeAllListeners()
      await client?.end()
    },
  }
}
