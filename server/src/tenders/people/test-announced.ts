import type { Db } from '../../database/schema.ts'
import type { TestSocket } from '../../test-platform.ts'
import { draft, type SentTender } from '../test-tenders.ts'

export const dora = 'dora@deich-erdbau.example'
export const emil = 'emil@deich-erdbau.example'
export const fritz = 'fritz@geest-energie.example'
/** Whose companies they are. */
export const [deich, geest] = [1, 2]

export const longAgo = new Date('2020-01-02T09:00:00Z')
export const inFarFuture = '2199-12-03T09:00:00Z'

/** A new tender in its competition, as publishing leaves it; whoever makes it runs it. */
export async function announcedTender(db: Db, clerk: TestSocket, changes: object = {}): Promise<SentTender> {
  const given = draft({ applicationDeadline: inFarFuture, ...changes })
  const tender = (await clerk.call('createProject', given)) as SentTender
  await db
    .updateTable('tenders')
    .set({ stage: 3, published: longAgo, publicFrom: longAgo })
    .where('id', '=', tender.id)
    .execute()
  await setLotStage(db, tender, 3)
  return tender
}

export async function setLotStage(db: Db, { lots }: SentTender, stage: number): Promise<void> {
  for (const { id } of lots)
    await db.updateTable('lotCourses').set({ stage }).where('lotId', '=', id).execute()
}

export async function setArchived(db: Db, { id }: SentTender): Promise<void> {
  await db.updateTable('tenders').set({ archived: longAgo }).where('id', '=', id).execute()
}

type Logged = { type: string; userName: string; data: Record<string, unknown> }

/** What the log says of a tender, the newest first, without who logged in and how it was made. */
export async function loggedOf(socket: TestSocket, { id }: SentTender, type: string): Promise<Logged[]> {
  return (await socket.call('getLogEntries', id, type)) as Logged[]
}
