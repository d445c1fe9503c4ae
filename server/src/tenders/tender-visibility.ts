import type { InsideScope } from '@allmende/domain/tenders/tenders.policy.ts'
import type { TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Who asks, and when; the moment decides what is public. */
export type Asking = {
  scope: InsideScope
  /** Null for visitors. */
  email: string | null
  /** The company she bids for; null for everyone who does not. */
  bidderId: number | null
  now: Date
  /** How many messages are new to her in each of these tenders. */
  newIn: (tenderIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
}
export type Tab = NonNullable<Exclude<TenderFilter, string>['tab']>
type Condition = RawBuilder<SqlBool>

const all = sql<SqlBool>`true`
const none = sql<SqlBool>`false`
const current = sql<SqlBool>`tenders.is_archived = false`

/** Those she sees from the inside, public or not. */
export function inside(scope: InsideScope): Condition {
  if (scope === 'all') return all
  if (scope === 'none') return none
  return sql<SqlBool>`exists (
    select from tender_team where tender_id = tenders.id and user_email = ${scope.memberEmail})`
}

/** `isPublic` in SQL; a test compares them. */
const isPublicAt = (now: Date) => sql<SqlBool>`tenders.public_from <= ${now}`

function known({ scope, now }: Asking): Condition {
  if (scope === 'all') return all
  return scope === 'none' ? isPublicAt(now) : sql<SqlBool>`(${inside(scope)} or ${isPublicAt(now)})`
}

const both = (one: Condition, other: Condition): Condition => sql<SqlBool>`${one} and ${other}`

/** What stands under a tab for whoever asks, and she may know of. Those of bidders hold what is public, whoever looks. */
const under: Record<Tab, (asking: Asking) => Condition> = {
  öffentlich: (asking) => both(sql<SqlBool>`${current} and tenders.stage is not null`, known(asking)),
  // Nobody outside the team knows of a draft, so there is nothing else to look for.
  entwurf: ({ scope }) => both(sql<SqlBool>`${current} and tenders.stage is null`, inside(scope)),
  archiv: (asking) => both(sql<SqlBool>`tenders.is_archived = true`, known(asking)),
  merkliste: (asking) => ofBidder(asking, watched(asking)),
  einladung: (asking) => ofBidder(asking, invited(asking)),
  bewerbung: (asking) => ofBidder(asking, takenPartIn(asking, sql`< 3`)),
  teilnahme: (asking) => ofBidder(asking, takenPartIn(asking, sql`>= 3`)),
}

/** Without a tab everything but the archive. */
export const listed = (asking: Asking, tab: Tab | undefined): Condition =>
  tab === undefined ? both(current, known(asking)) : under[tab](asking)

/** Those with a lot on this parcel that whoever asks may know of. */
export const linkedTo = (asking: Asking, propertyId: number): Condition =>
  both(
    sql<SqlBool>`tenders.id in (
      select tender_id from tender_lots where property_ids @> array[${propertyId}::integer])`,
    known(asking),
  )

const ofBidder = ({ bidderId, now }: Asking, own: Condition): Condition =>
  bidderId === null ? none : sql<SqlBool>`${current} and ${isPublicAt(now)} and ${own}`

const watched = ({ email }: Asking) => sql<SqlBool>`tenders.id in (
  select tender_id from tender_tags where user_email = ${email} and tag = 'merkliste')`

/** Asked for by address or, once somebody of the company used it, by company; until the company takes part. */
const invited = ({ email, bidderId }: Asking) => sql<SqlBool>`tenders.id in (
    select tender_id from invitations where email = ${email} and revoked is null
    union
    select tender_id from invitations where organization_id = ${bidderId} and revoked is null)
  and not exists (select from offers where tender_id = tenders.id and organization_id = ${bidderId})`

/** An offer is as far as the furthest of its lots; one without any has only been begun. */
const takenPartIn = ({ bidderId }: Asking, far: RawBuilder<unknown>) => sql<SqlBool>`tenders.id in (
  select tender_id from offers where organization_id = ${bidderId}
    and coalesce((select max(stage) from lot_offers where offer_id = offers.id), 0) ${far})`

/** The viewer's own marks on a row; visitors have none, and need not be looked up. */
export const ownTags = ({ email }: Asking) =>
  email === null
    ? sql<'merkliste'[]>`'{}'::text[]`
    : sql<'merkliste'[]>`array(
        select tag from tender_tags where tender_id = tenders.id and user_email = ${email})`

/** The deadline of a row for whoever does not run it: for who takes part that of her own lots, and no other. */
export const deadlineFor = ({ bidderId }: Pick<Asking, 'bidderId'>) =>
  bidderId === null
    ? sql<Date | null>`tenders.outside_deadline`
    : sql<Date | null>`case when exists (
          select from offers where tender_id = tenders.id and organization_id = ${bidderId}
            and tender_stage is not null)
        then (select deadline from offers where tender_id = tenders.id and organization_id = ${bidderId})
        else tenders.outside_deadline end`

/** The same for its stage. */
export const stageFor = ({ bidderId }: Pick<Asking, 'bidderId'>) =>
  bidderId === null
    ? sql<number | null>`tenders.outside_stage`
    : sql<number | null>`coalesce(
        (select tender_stage from offers where tender_id = tenders.id and organization_id = ${bidderId}),
        tenders.outside_stage)`

/** The viewer's own offer for a row. */
export const ownOffer = ({ bidderId }: Asking) =>
  bidderId === null
    ? sql<null>`null`
    : sql<number | null>`(
        select id from offers where tender_id = tenders.id and organization_id = ${bidderId})`
