import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import type { Role } from '@allmende/domain/actor.ts'

/** The password of everyone in the demo data. */
export const demoPassword = 'wiese-am-fluss-7'

export const demoOrganizations = ['Deich & Erdbau GmbH', 'Geest Energie eG'] as const
export type DemoOrganization = (typeof demoOrganizations)[number]

export type DemoPerson = {
  email: string
  givenName: string
  surName: string
  role: Role
  organization?: DemoOrganization
  /** Null: has not decided yet whether to use a second factor. */
  twoFactorEnabled: false | null
}

const person = (
  email: string,
  givenName: string,
  surName: string,
  role: Role,
  organization?: DemoOrganization,
): DemoPerson => ({
  email,
  givenName,
  surName,
  role,
  twoFactorEnabled: false,
  ...(organization ? { organization } : {}),
})

export const demoPeople: readonly DemoPerson[] = [
  person('admin@allmende.example', 'Ada', 'Admin', 'SYSTEM_ADMIN'),
  person('anna.amt@allmende.example', 'Anna', 'Amt', 'SYSTEM_USER'),
  person('bernd.bau@allmende.example', 'Bernd', 'Bau', 'SYSTEM_USER'),
  person('clara.kaemmerei@allmende.example', 'Clara', 'Kämmerei', 'SYSTEM_USER'),
  person('dora@deich-erdbau.example', 'Dora', 'Deichgräf', 'ORGANIZATION_ADMIN', 'Deich & Erdbau GmbH'),
  person('emil@deich-erdbau.example', 'Emil', 'Erdmann', 'ORGANIZATION_USER', 'Deich & Erdbau GmbH'),
  person('fritz@geest-energie.example', 'Fritz', 'Funke', 'ORGANIZATION_ADMIN', 'Geest Energie eG'),
  { ...person('zwei.faktor@allmende.example', 'Zoe', 'Zweifaktor', 'SYSTEM_USER'), twoFactorEnabled: null },
]

/** The demo logins as the start prints them. */
export function loginTable(): string {
  const rows = demoPeople.map(
    ({ email, role, organization }) =>
      `  ${email.padEnd(36)}${roleTexts[role].de}${organization ? `, ${organization}` : ''}`,
  )
  return [`Demo logins, all with the password ${demoPassword}`, ...rows].join('\n')
}
