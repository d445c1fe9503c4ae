import { isRun, tenderTypes } from '@allmende/domain/procedure/tender-type.ts'
import { type TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import { neededEditors } from '@allmende/domain/tenders/tenders.rules.ts'
import { greetedName } from '../accounts/greeted-name.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { takeTender } from './tender-locks.ts'

export function listTeam(db: Db, tenderId: number): Promise<TeamMember[]> {
  return db
    .selectFrom('tenderTeam')
    .select(['userEmail as userName', 'role'])
    .where('tenderId', '=', tenderId)
    .orderBy('position')
    .execute()
}

/** Those who answer for a tender, as mails greet them. */
export function listProjectAdmins(db: Db, tenderId: number): Promise<{ email: string; name: string }[]> {
  return db
    .selectFrom('tenderTeam')
    .innerJoin('users', 'users.email', 'tenderTeam.userEmail')
    .select(['users.email', greetedName.as('name')])
    .where('tenderTeam.tenderId', '=', tenderId)
    .where('tenderTeam.role', '=', 'ADMIN')
    .orderBy('tenderTeam.position')
    .execute()
}

/** The teams of these tenders, for deciding whether somebody belongs to them. */
export async function listTeams(db: Db, tenderIds: readonly number[]): Promise<Map<number, TeamMember[]>> {
  const rows = await db
    .selectFrom('tenderTeam')
    .select(['tenderId', 'userEmail as userName', 'role'])
    .where(among('tenderId', tenderIds))
    .execute()
  return Map.groupBy(rows, ({ tenderId }) => tenderId)
}

const activeEditors = (db: Db) =>
  db
    .selectFrom('tenderTeam')
    .innerJoin('users', 'users.email', 'tenderTeam.userEmail')
    .where('users.state', '=', 'ACTIVE')

export async function countActiveEditors(db: Db, tenderId: number): Promise<number> {
  const { count } = await activeEditors(db)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** More than anybody would hand over one by one. */
const mostNamed = 1000

/** The running tenders of an active person whose team has nobody to spare. */
export function listTendersRelyingOn(db: Db, email: string): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('tenders')
    .select(['tenders.id', 'tenders.name'])
    .where('tenders.archived', 'is', null)
    .where('tenders.type', 'in', tenderTypes.filter(isRun))
    .where('tenders.id', 'in', activeEditors(db).select('tenderId').where('userEmail', '=', email))
    .where(
      'tenders.id',
      'in',
      activeEditors(db)
        .select('tenderId')
        .groupBy('tenderId')
        .having((eb) => eb.fn.countAll(), '<=', neededEditors),
    )
    .orderBy('tenders.id')
    .limit(mostNamed)
    .execute()
}

/** After those who are there; whoever is asked for has been found not to be. */
export async function addEditors(db: Db, tenderId: number, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  const { last } = await db
    .selectFrom('tenderTeam')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  const next = (last ?? -1) + 1
  await db
    .insertInto('tenderTeam')
    .values(
      emails.map((userEmail, index) => ({ tenderId, position: next + index, userEmail, role: 'EDITOR' })),
    )
    .execute()
  await followTeam(db, tenderId)
}

export async function setTeam(db: Db, tenderId: number, team: readonly TeamMember[]): Promise<void> {
  await writeTeam(db, tenderId, team)
  await followTeam(db, tenderId)
}

/** What tells a tender's result has its team. Taken one by one, so that nobody who saves one puts the old team back. */
async function followTeam(db: Db, tenderId: number): Promise<void> {
  const results = await db
    .selectFrom('tenders')
    .select('id')
    .where('resultOf', '=', tenderId)
    .orderBy('id')
    .execute()
  const team = results.length > 0 ? await listTeam(db, tenderId) : []
  for (const { id } of results) {
    await takeTender(db, id)
    await writeTeam(db, id, team)
  }
}

async function writeTeam(db: Db, tenderId: number, team: readonly TeamMember[]): Promise<void> {
  await db.deleteFrom('tenderTeam').where('tenderId', '=', tenderId).execute()
  if (team.length === 0) return
  await db
    .insertInto('tenderTeam')
    .values(team.map(({ userName, role }, position) => ({ tenderId, position, userEmail: userName, role })))
    .execute()
}
