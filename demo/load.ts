import { sql } from 'kysely'
import { addFirstAdminToken } from '../server/src/accounts/first-admin.queries.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import type { Config } from '../server/src/config.ts'
import type { Db } from '../server/src/database/schema.ts'
import { createLog } from '../server/src/log.ts'
import { setDemoData } from '../server/src/settings/settings.queries.ts'
import { type Calendar, calendarAround } from './calendar.ts'
import type { NewOrganization } from '@allmende/domain/organizations/organizations.contract.ts'
import { demoClients, demoCompanies, laterCompanies } from './companies.ts'
import { liveThrough } from './diary/diary.ts'
import { fillRooms } from './documents.ts'
import { draftOfNewVersion, draftTenders } from './tenders.ts'
import { beginning, stories } from './stories/stories.ts'
import { layOutParcels, prescribeParcels } from './parcels/parcels.ts'
import { type DemoPerson, demoPassword, demoPeople } from './people.ts'
import { type Visitor, visitorIn } from './visitor.ts'

export type DemoExtent = {
  /** The moment that the demo's calendar is counted from. */
  now?: Date
  /** Leaves out what is public: people and drafts of tenders are all that most tests need, and are made in a fraction of the time. */
  draftsOnly?: boolean
}

/** Fills a new database with the demo people, organizations, parcels and tenders, as they would do it themselves. */
export async function loadDemoData(
  db: Db,
  config: Config,
  { now = new Date(), draftsOnly = false }: DemoExtent = {},
): Promise<void> {
  const calendar = calendarAround(now)
  const begins = draftsOnly ? now : calendar(beginning)
  const [admin, ...others] = demoPeople as [DemoPerson, ...DemoPerson[]]
  // A database that is thrown away unless it becomes whole needs no commit on the disk before the next begins.
  await sql`set synchronous_commit to off`.execute(db)
  const keys = await settleKeys(db, config.masterKeyFile)
  const ground = { keys, storage: await settledStorage(db, config, createLog('warn')) }
  const someone = () => visitorIn(db, config, ground, () => begins)
  const visitor = someone()
  const token = (await addFirstAdminToken(db, null, begins)) ?? ''
  await visitor.call('createFirstAdmin', token, admin, demoPassword)
  await visitor.logIn(admin.email, demoPassword)
  await visitor.call('changeTwoFactorConfig', null, null, false, null)

  const companies = await inviteCompanies(visitor, demoCompanies)
  for (const client of demoClients) await visitor.call('createOrganization', client)
  await inviteCompanies(visitor, laterCompanies)
  for (const person of others.filter(({ role }) => role !== 'ORGANIZATION_ADMIN')) {
    const organizationId = person.company ? (companies.get(person.company) ?? null) : null
    const { email, givenName, surName, role } = person
    await visitor.call('createUser', { email, givenName, surName, roles: [role], organizationId })
  }
  if (!draftsOnly) await prescribeParcels(visitor, begins)
  await visitor.call('logout')
  for (const person of others) await accept(someone(), db, person)

  const clerk = someone()
  await clerk.logIn('anna.amt@allmende.example', demoPassword)
  if (!draftsOnly) await layOutParcels(clerk)
  await draftTenders(clerk, calendar)
  await fillRooms(clerk)
  await clerk.call('logout')
  if (!draftsOnly) await liveThrough(stories, { db, config, ground, calendar, now })
  if (!draftsOnly)
    await begunToday(
      visitorIn(db, config, ground, () => now),
      calendar,
    )

  // What was written to them is long read; the mailbox starts empty.
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('gatheredFiles').execute()
  await setDemoData(db)
  await sql`reset synchronous_commit`.execute(db)
}

/** Last, so that it lies on top of the clerk's desk. */
async function begunToday(clerk: Visitor, calendar: Calendar): Promise<void> {
  await clerk.logIn('anna.amt@allmende.example', demoPassword)
  await draftOfNewVersion(clerk, calendar)
  await clerk.call('logout')
}

/** Each company comes with its administrator. */
async function inviteCompanies(
  visitor: Visitor,
  invited: readonly NewOrganization[],
): Promise<Map<string, number>> {
  const companies = new Map<string, number>()
  for (const company of invited) {
    const first = demoPeople.find(
      ({ company: name, role }) => name === company.name && role === 'ORGANIZATION_ADMIN',
    )
    if (!first) continue
    const { email, givenName, surName } = first
    const { id } = await visitor.call('registerOrganization', company, { email, givenName, surName })
    companies.set(company.name, id)
  }
  return companies
}

/** Follows the link in the invitation, sets the password and decides about the second factor. */
async function accept(visitor: Visitor, db: Db, person: DemoPerson): Promise<void> {
  const { values } = await db
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow()
  const token = new URLSearchParams(values['link']?.split('?')[1]).get('token')
  await visitor.call('changePassword', null, token, demoPassword)
  if (person.undecided) return
  await visitor.logIn(person.email, demoPassword)
  await visitor.call('changeTwoFactorConfig', null, null, false, null)
  await visitor.call('logout')
}
