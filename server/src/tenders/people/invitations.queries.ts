import type { Invitation } from '@allmende/domain/tenders/course.contract.ts'
import { sql } from 'kysely'
import { hashToken } from '../../accounts/tokens.ts'
import { among } from '../../database/among.ts'
import { randomId } from '../../database/random-id.ts'
import type { Db } from '../../database/schema.ts'
import type { Addressee } from './watchlist.queries.ts'

const columns = ['id', 'email', 'organizationName', 'sent', 'joined', 'revoked'] as const

/** More than one answer should hold; whoever has more looks at the newest. */
const mostListed = 5000

/** The newest first. */
export function listInvitations(db: Db, tenderId: number): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('tenderId', '=', tenderId)
    .orderBy('sent', 'desc')
    .orderBy('email')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

export async function findInvitation(db: Db, tenderId: number, id: number): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invitations')
    .select(columns)
    .where('tenderId', '=', tenderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Of these addresses, those whose invitation was accepted. */
export async function findJoined(db: Db, tenderId: number, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invitations')
    .select('email')
    .where('tenderId', '=', tenderId)
    .where(among('email', emails))
    .where('revoked', 'is', null)
    .where('joined', 'is not', null)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Of these addresses, those of people who never bid: staff, and users of contracting authorities. */
export async function findOfAuthority(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select('users.email')
    .where(among('users.email', emails))
    .where((eb) =>
      eb.or([
        sql<boolean>`users.roles && '{SYSTEM_USER,SYSTEM_ADMIN}'`,
        eb('organizations.type', '=', 'CLIENT'),
      ]),
    )
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Of these addresses, those whose company takes part, each with its offer. */
export async function findTakingPart(
  db: Db,
  tenderId: number,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('offers', 'offers.organizationId', 'users.organizationId')
    .select(['users.email', 'offers.id'])
    .where('offers.tenderId', '=', tenderId)
    .where(among('users.email', emails))
    .execute()
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** An invitation as it goes out. */
export type Sending = { email: string; organizationName: string; token: string }

/** Who is invited already keeps her row and gets another token; what was mailed before opens nothing any more. */
export async function setInvitations(
  db: Db,
  tenderId: number,
  sendings: readonly Sending[],
  sentBy: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('invitations')
    .values(
      sendings.map(({ email, organizationName, token }) => ({
        id: randomId(),
        tenderId,
        email,
        organizationName,
        tokenHash: hashToken(token),
        organizationId: null,
        sent: now,
        sentBy,
        joined: null,
        revoked: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenderId', 'email'])
        .where('revoked', 'is', null)
        .doUpdateSet((eb) => ({
          tokenHash: eb.ref('excluded.tokenHash'),
          sent: eb.ref('excluded.sent'),
          sentBy: eb.ref('excluded.sentBy'),
          // A name that is left out this time is not forgotten.
          organizationName: sql<string>`coalesce(nullif(excluded.organization_name, ''), invitations.organization_name)`,
        })),
    )
    .execute()
}

export async function setRevoked(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('invitations').set({ revoked: now }).where('id', '=', id).execute()
}

/** Who stands at the door. */
export type Invitee = { email: string; organizationId: number }

/**
 * The invitation somebody can join with. Until it is used it is good for the invited address; from then on for the
 * organization that used it. Its token proves nothing more: a mail is forwarded easily.
 */
export async function findInvitationFor(
  db: Db,
  tenderId: number,
  { email, organizationId }: Invitee,
): Promise<{ id: number } | null> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('tenderId', '=', tenderId)
    .where('revoked', 'is', null)
    .where((eb) =>
      eb.or([
        eb('organizationId', '=', organizationId),
        eb.and([eb('organizationId', 'is', null), eb('email', '=', email)]),
      ]),
    )
    // What is bound to her already comes first, so that nothing else is used up.
    .orderBy((eb) => eb('organizationId', 'is', null))
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a token is one that somebody was sent for this tender. */
export async function isInvitationToken(db: Db, tenderId: number, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('tenderId', '=', tenderId)
    .where('tokenHash', '=', hashToken(token))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Binds it to the organization that joins with it; false where another one was faster, or it was revoked. */
export async function useInvitation(db: Db, id: number, organizationId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set((eb) => ({ organizationId, joined: eb.fn.coalesce('joined', eb.val(now)) }))
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .where((eb) => eb.or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whom a change of the tender is mailed to because she was invited; who has joined is told as a participant. */
export function listInviteeAddresses(db: Db, tenderId: number): Promise<Addressee[]> {
  const ownName = sql<string | null>`nullif(trim(users.given_name || ' ' || users.sur_name), '')`
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.email', 'invitations.email')
    .select([
      'invitations.email',
      sql<string>`coalesce(${ownName}, nullif(invitations.organization_name, ''), invitations.email)`.as(
        'name',
      ),
    ])
    .where('invitations.tenderId', '=', tenderId)
    .where('invitations.revoked', 'is', null)
    .where('invitations.joined', 'is', null)
    .where(sql<boolean>`users.state is distinct from 'DISABLED'`)
    .orderBy(sql`invitations.email collate "C"`)
    .execute()
}
