import type { Db } from '../database/schema.ts'

/** When the letters about something left; known to the area that sends them. */
export type Departures = {
  /** Whether mails are sent at all: without a server they are only kept. */
  areSent: boolean
  list: (db: Db, about: string) => Promise<{ recipient: string; sent: Date | null }[]>
}
