import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import type { Role } from '@allmende/domain/actor.ts'

/** The password of everyone in the demo data. */
export const demoPassword = 'wiese-am-fluss-7'

export type DemoPerson = {
  email: string
  givenName: string
  surName: string
  role: Role
  /** The company she belongs to; its administrator registered it. */
  company?: string
  /** Has not decided yet whether to use a second factor. */
  undecided?: true
}

const staff = (
  email: string,
  givenName: string,
  surName: string,
  role: Role = 'SYSTEM_USER',
): DemoPerson => ({
  email: `${email}@allmende.example`,
  givenName,
  surName,
  role,
})

const leader = (email: string, givenName: string, surName: string, company: string): DemoPerson => ({
  email: `${email}.example`,
  givenName,
  surName,
  role: 'ORGANIZATION_ADMIN',
  company,
})

export const demoPeople: readonly DemoPerson[] = [
  staff('admin', 'Ada', 'Admin', 'SYSTEM_ADMIN'),
  staff('anna.amt', 'Anna', 'Amt'),
  staff('bernd.bau', 'Bernd', 'Bau'),
  staff('clara.kaemmerei', 'Clara', 'Kämmerei'),
  leader('dora@deich-erdbau', 'Dora', 'Deichgräf', 'Deich & Erdbau GmbH'),
  {
    email: 'emil@deich-erdbau.example',
    givenName: 'Emil',
    surName: 'Erdmann',
    role: 'ORGANIZATION_USER',
    company: 'Deich & Erdbau GmbH',
  },
  leader('fritz@geest-energie', 'Fritz', 'Funke', 'Geest Energie eG'),
  leader('gesa@wesermarsch-hafenbau', 'Gesa', 'Gerdes', 'Wesermarsch Hafenbau AG'),
  leader('hinnerk@nordlicht-gastronomie', 'Hinnerk', 'Harms', 'Nordlicht Gastronomie GmbH'),
  leader('imke@moorblick-solar', 'Imke', 'Ihnen', 'Moorblick Solar GmbH & Co. KG'),
  { ...staff('zwei.faktor', 'Zoe', 'Zweifaktor'), undecided: true },
]

/** The demo logins as the start prints them. */
export function loginTable(): string {
  const longest = Math.max(...demoPeople.map(({ email }) => email.length))
  const rows = demoPeople.map(
    ({ email, role, company }) =>
      `  ${email.padEnd(longest + 2)}${roleTexts[role].de}${company ? `, ${company}` : ''}`,
  )
  return [`Demo logins, all with the password ${demoPassword}`, ...rows].join('\n')
}
