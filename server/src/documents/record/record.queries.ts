import type { Db } from '../../database/schema.ts'
import { dispatchIn } from '../../procedure/dispatches.ts'

/** So many of each are listed; what is beyond stands in the log. */
const mostListed = 5000

/** Every submission and withdrawal, without its documents: whether and how many there are is sealed. */
export const listFilingsIn = (db: Db, tenderId: number) =>
  db
    .selectFrom('receiptLots')
    .innerJoin('receipts', 'receipts.id', 'receiptLots.receiptId')
    .innerJoin('offers', 'offers.id', 'receiptLots.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['organizations.name as organization', 'receipts.kind', 'receipts.receivedAt'])
    .select(['receiptLots.lotId', 'receiptLots.round', 'receiptLots.deadline'])
    .select(['receiptLots.withdrawnAt', 'receiptLots.openedAt'])
    .where('offers.tenderId', '=', tenderId)
    .orderBy('receipts.position')
    .orderBy('receiptLots.lotId')
    .limit(mostListed)
    .execute()
export type Filing = Awaited<ReturnType<typeof listFilingsIn>>[number]

const roomsForAll = (db: Db, tenderId: number) =>
  db
    .selectFrom('rooms')
    .where('rooms.tenderId', '=', tenderId)
    .where('rooms.type', '=', 'CLIENT')
    .where('rooms.offerId', 'is', null)
    .where('rooms.organizationId', 'is', null)

/** The authority's rooms for companies, those that open with the tender first. */
export const listRoomsForAll = (db: Db, tenderId: number) =>
  roomsForAll(db, tenderId)
    .select(['rooms.id', 'rooms.name', 'rooms.stage'])
    .orderBy('rooms.stage', (order) => order.asc().nullsFirst())
    .orderBy('rooms.position')
    .orderBy('rooms.id')
    .limit(mostListed)
    .execute()

/** All that lies or lay in them, the oldest of a line first; what hides malware was given to nobody. */
export const listProvidedIn = (db: Db, tenderId: number) =>
  roomsForAll(db, tenderId)
    .innerJoin('documents', 'documents.roomId', 'rooms.id')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select(['documents.roomId', 'documents.lineId', 'documents.name'])
    .select(['documents.created', 'documents.removed'])
    .where('storedFiles.state', '<>', 'INFECTED')
    .orderBy('documents.nameKey')
    .orderBy('documents.created')
    .orderBy('documents.id')
    .limit(mostListed)
    .execute()
export type Provided = Awaited<ReturnType<typeof listProvidedIn>>[number]

/** What came too late or was not legal, by whom and why. */
export const listRefusedIn = (db: Db, tenderId: number) =>
  db
    .selectFrom('refusedFilings')
    .innerJoin('offers', 'offers.id', 'refusedFilings.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['organizations.name as organization', 'refusedFilings.lotId', 'refusedFilings.at'])
    .select(['refusedFilings.cause', 'refusedFilings.deadline'])
    .where('offers.tenderId', '=', tenderId)
    .orderBy('refusedFilings.id')
    .limit(mostListed)
    .execute()
export type RefusedTry = Awaited<ReturnType<typeof listRefusedIn>>[number]

export const listOpeningsIn = (db: Db, tenderId: number) =>
  db
    .selectFrom('openings')
    .innerJoin('tenderLots', 'tenderLots.id', 'openings.lotId')
    .select(['openings.lotId', 'openings.target', 'openings.round', 'openings.firstUser'])
    .select(['openings.firstAt', 'openings.secondUser', 'openings.at', 'openings.protocol'])
    .where('tenderLots.tenderId', '=', tenderId)
    .orderBy('openings.at')
    .orderBy('openings.id')
    .execute()
export type Opened = Awaited<ReturnType<typeof listOpeningsIn>>[number]

/** What bidders were told, with its reasons, whether or not it still holds. */
export async function listAnswersIn(db: Db, tenderId: number) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('offers', 'offers.id', 'answers.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['organizations.name as organization', 'answers.lotId', 'answers.kind', 'answers.at'])
    .select(['answers.by', 'answers.reason', 'answers.winner', 'answers.earliest'])
    .select(['answers.winnerOnRequest', 'answers.dispatchedAt', 'answers.dispatchedHow'])
    .select(['answers.takenBack', 'answers.takenBackReason'])
    .where('offers.tenderId', '=', tenderId)
    .orderBy('answers.at')
    .orderBy('answers.id')
    .limit(mostListed)
    .execute()
  return rows.map(({ dispatchedAt, dispatchedHow, ...given }) => ({
    ...given,
    dispatch: dispatchIn({ dispatchedAt, dispatchedHow }),
  }))
}
export type Given = Awaited<ReturnType<typeof listAnswersIn>>[number]

/** How much was written by whom, and the answers everyone got. */
export async function messagesIn(db: Db, tenderId: number) {
  const counted = await db
    .selectFrom('messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('senderOrganizationId').as('byCompanies'),
      fn.countAll<number>().filterWhere('isToAll', '=', true).as('toAll'),
    ])
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  const answers = await db
    .selectFrom('messages')
    .select(['created', 'question', 'text'])
    .where('tenderId', '=', tenderId)
    .where('question', 'is not', null)
    .orderBy('created')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return { ...counted, answers }
}
export type Correspondence = Awaited<ReturnType<typeof messagesIn>>
