import { sql } from 'kysely'
import { greetedName } from '../../accounts/greeted-name.ts'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { listInviteeAddresses } from '../people/invitations.queries.ts'
import { listWatchers } from '../people/watchlist.queries.ts'

/** Somebody a mail goes to. */
export type Recipient = { email: string; name: string }
export type Member = Recipient & { organizationId: number }

/** Whom a tender's events concern, as they are at this moment. */
export type Audience = {
  team: readonly Recipient[]
  /** Everyone of the organizations that take part. */
  participants: readonly Member[]
  watchers: readonly Recipient[]
  /** Asked to take part, and not yet among those who do. */
  invitees: readonly Recipient[]
}

const people = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.email', greetedName.as('name')])
    .where('users.state', '=', 'ACTIVE')

/** The active people who run a tender. */
export const teamOf = (db: Db, tenderId: number): Promise<Recipient[]> =>
  people(db)
    .innerJoin('tenderTeam', 'tenderTeam.userEmail', 'users.email')
    .where('tenderTeam.tenderId', '=', tenderId)
    .orderBy('tenderTeam.position')
    .execute()

/** With an offer, of all who take part and might, its own people alone. */
export async function audienceOf(db: Db, tenderId: number, offerId: number | null = null): Promise<Audience> {
  const team = await teamOf(db, tenderId)
  const participants = await people(db)
    .innerJoin('offers', 'offers.organizationId', 'users.organizationId')
    .select('offers.organizationId')
    .where('offers.tenderId', '=', tenderId)
    .$if(offerId !== null, (own) => own.where('offers.id', '=', offerId))
    .orderBy('users.email')
    .execute()
  if (offerId !== null) return { team, participants, watchers: [], invitees: [] }
  const [watchers, invitees] = [await listWatchers(db, tenderId), await listInviteeAddresses(db, tenderId)]
  return { team, participants, watchers, invitees }
}

/** Participants, watchers and invitees, each once. */
export const everyoneConcerned = ({ participants, watchers, invitees }: Audience): Recipient[] => [
  ...new Map(
    [...invitees, ...watchers, ...participants].map(({ email, name }) => [email, { email, name }]),
  ).values(),
]

/** The active users of one organization. */
export const membersOf = (db: Db, organizationIds: readonly number[]): Promise<Member[]> =>
  organizationIds.length === 0
    ? Promise.resolve([])
    : people(db)
        .select(sql<number>`organization_id`.as('organizationId'))
        .where(among('users.organizationId', organizationIds))
        .execute()

/** Which organization each of these people belongs to. */
export async function organizationsOfUsers(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['email', 'organizationId'])
    .where(among('email', emails))
    .execute()
  return new Map(
    rows.flatMap(({ email, organizationId }) => (organizationId === null ? [] : [[email, organizationId]])),
  )
}

/** What people are called; where nobody knows, by their address. */
export async function namesOfUsers(db: Db, emails: readonly string[]): Promise<(email: string) => string> {
  const rows = await db
    .selectFrom('users')
    .select(['users.email', greetedName.as('name')])
    .where(among('users.email', emails))
    .execute()
  const names = new Map(rows.map(({ email, name }) => [email, name]))
  return (email) => names.get(email) ?? email
}
