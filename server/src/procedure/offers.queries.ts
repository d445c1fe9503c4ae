import { sql } from 'kysely'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'

const columns = [
  'offers.id',
  'offers.tenderId',
  'offers.organizationId',
  'organizations.name as organizationName',
  'offers.created',
  'offers.updated',
  'offers.stageUpdated',
] as const

const offers = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(columns)

/** One organization's part in a tender. */
export type StoredOffer = Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>

export const listOffers = (db: Db, tenderId: number): Promise<StoredOffer[]> =>
  offers(db).where('tenderId', '=', tenderId).orderBy('created').orderBy('offers.id').execute()

export const listOffersOf = (db: Db, organizationId: number): Promise<StoredOffer[]> =>
  offers(db)
    .where('organizationId', '=', organizationId)
    .orderBy('created', 'desc')
    .orderBy('offers.id')
    .execute()

export const findOffer = async (db: Db, id: number): Promise<StoredOffer | null> =>
  (await offers(db).where('offers.id', '=', id).executeTakeFirst()) ?? null

/** The same, locked: of two who file for the same organization one finds what the other has left. */
export const lockOffer = async (db: Db, id: number): Promise<StoredOffer | null> =>
  (await offers(db).where('offers.id', '=', id).forUpdate('offers').executeTakeFirst()) ?? null

export const findOfferOf = async (
  db: Db,
  tenderId: number,
  organizationId: number,
): Promise<StoredOffer | null> =>
  (await offers(db)
    .where('tenderId', '=', tenderId)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()) ?? null

export type NewOffer = { tenderId: number; organizationId: number; createdBy: string }

export async function addOffer(db: Db, id: number, offer: NewOffer, now: Date): Promise<void> {
  await db
    .insertInto('offers')
    .values({
      id,
      ...offer,
      created: now,
      updated: now,
      stageUpdated: now,
      tenderStage: null,
      deadline: null,
    })
    .execute()
}

export const newOfferId = (): number => randomId()

/** Something of it has changed; `stage`: how far it is. */
export async function touchOffers(
  db: Db,
  ids: readonly number[],
  now: Date,
  { stage }: { stage: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('offers')
    .set({ updated: now, ...(stage && { stageUpdated: now }) })
    .where('id', 'in', [...ids])
    .execute()
}

/** How far a tender is for who takes part in it, and her own deadline there. */
export type OwnStanding = { id: number; stage: number | null; deadline: Date | null }

/** Kept with each offer so that lists of a bidder sort by it. */
export async function setOwnStandings(db: Db, standings: readonly OwnStanding[]): Promise<void> {
  if (standings.length === 0) return
  const [ids, stages] = [standings.map(({ id }) => id), standings.map(({ stage }) => stage)]
  const deadlines = standings.map(({ deadline }) => deadline)
  await sql`
    update offers set tender_stage = own.stage, deadline = own.deadline
    from unnest(${ids}::bigint[], ${stages}::integer[], ${deadlines}::timestamptz[]) as own (id, stage, deadline)
    where offers.id = own.id
      and (offers.tender_stage, offers.deadline) is distinct from (own.stage, own.deadline)`.execute(db)
}
