import type { Db } from '../database/schema.ts'

/** How a mail to one person stands: gone, given up, or still to be sent. */
export type Departure = { recipient: string; sent: Date | null; givenUp: Date | null }

/** When the letters about something left; known to the area that sends them. */
export type KnownDepartures = {
  /** Whether mails are sent at all: without a server they are only kept. */
  areSent: boolean
  list: (db: Db, about: string) => Promise<Departure[]>
}

export type Departures = KnownDepartures & {
  /** What has not left stays here; null means whoever it is for. */
  giveUp: (db: Db, about: string, recipients: readonly string[] | null, now: Date) => Promise<void>
}
