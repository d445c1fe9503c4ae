import { sortKey } from '@allmende/domain/sort-key.ts'
import { addUser } from '../server/src/accounts/accounts.queries.ts'
import { hashPassword } from '../server/src/accounts/passwords.ts'
import type { Db } from '../server/src/database/schema.ts'
import { setDemoData } from '../server/src/settings/settings.queries.ts'
import { demoOrganizations, demoPassword, demoPeople } from './people.ts'

/** Fills a new database with the demo people; all of them or none. */
export async function loadDemoData(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (transaction) => {
    const organizations = await transaction
      .insertInto('organizations')
      .values(
        demoOrganizations.map((name) => ({
          name,
          nameSort: sortKey(name),
          type: 'CONTRACTOR',
          created: now,
          updated: now,
        })),
      )
      .returning(['id', 'name'])
      .execute()
    const idOf = new Map<string, number>(organizations.map(({ id, name }) => [name, id]))

    for (const { email, givenName, surName, role, organization, twoFactorEnabled } of demoPeople) {
      const organizationId = organization ? (idOf.get(organization) ?? null) : null
      const user = {
        email,
        givenName,
        surName,
        roles: [role],
        organizationId,
        passwordHash,
        state: 'ACTIVE',
        twoFactorEnabled,
      } as const
      await addUser(transaction, { ...user, roles: [role] }, now)
    }
    await setDemoData(transaction)
  })
}
