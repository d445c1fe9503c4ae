import { NewUser, type User } from '@allmende/domain/accounts/accounts.contract.ts'
import { userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import type { Role } from '@allmende/domain/actor.ts'
import { GivenContact } from '@allmende/domain/organizations/organizations.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { z } from 'zod'
import { contactFormLabels, typedContact, userContactKeys } from '../organizations/contact-fields.ts'

const { email, givenName, surName, roles } = NewUser.shape

/** What is typed about a user; the organization is chosen from a list of texts. */
const schema = z.object({
  givenName,
  surName,
  email,
  roles,
  organizationId: z.string().nullable(),
  contact: GivenContact,
})
/** The same where an organization has to be chosen. */
const schemaWithOrganization = schema.extend({ organizationId: z.string() }) as unknown as typeof schema

export const userSchema = (choosesOrganization: boolean) =>
  choosesOrganization ? schemaWithOrganization : schema

export type TypedUser = z.input<typeof schema>

export const blankUser = (role: Role, organizationId: number | null): TypedUser => ({
  givenName: '',
  surName: '',
  email: '',
  roles: [role],
  organizationId: organizationId === null ? null : String(organizationId),
  contact: typedContact({}),
})

export const typedUser = (user: User): TypedUser => ({
  givenName: user.givenName,
  surName: user.surName,
  email: user.email,
  roles: user.roles,
  organizationId: user.organizationId === null ? null : String(user.organizationId),
  contact: typedContact(user.contact),
})

/** What the call takes of it. */
export const userCall = ({ organizationId, ...user }: z.output<typeof schema>) => ({
  ...user,
  organizationId: organizationId === null ? null : Number(organizationId),
})

export const userFormLabels = (say: (text: Bilingual) => string) => ({
  givenName: say(userLabels.givenName),
  surName: say(userLabels.surName),
  email: say(userLabels.email),
  roles: say(userLabels.roles),
  organizationId: say(userLabels.organizationId),
  ...contactFormLabels(userContactKeys, say),
})

/** The fields that keep the form from being saved, by their labels; null where nothing does. */
export function faultyFields(
  choosesOrganization: boolean,
  values: TypedUser,
  labels: Readonly<Record<string, string>>,
): string | null {
  const issues = userSchema(choosesOrganization).safeParse(values).error?.issues ?? []
  const names = issues.map(({ path }) => labels[path.join('.')] ?? labels[String(path[0])] ?? '')
  return names.length === 0 ? null : [...new Set(names)].join(', ')
}
