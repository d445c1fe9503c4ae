import { FirstUser } from '@allmende/domain/accounts/accounts.contract.ts'
import { userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { GivenContact, type NewCompany } from '@allmende/domain/organizations/organizations.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { z } from 'zod'
import { contactFormLabels, typedContact, userContactKeys } from '../organizations/contact-fields.ts'
import { NewPasswordPair } from '../ui/form/new-password.ts'
import { newPasswordTexts } from '../ui/form/new-password.texts.ts'
import { texts } from './registration.texts.ts'

export const Account = z.object({
  /** The company's contact is the user; she then has no contact of her own. */
  isContact: z.boolean(),
  givenName: z.string(),
  surName: z.string(),
  email: z.string(),
  contact: GivenContact,
  password: z.string(),
  repeat: z.string(),
})
export type Account = z.input<typeof Account>
export type Company = z.input<typeof NewCompany>

const Person = FirstUser.pick({ givenName: true, surName: true, email: true, contact: true })

/** Whoever is the contact has given her name already; who is invited sets her password later. */
export const accountSchema = (byStaff: boolean) =>
  Account.superRefine((account, context) => {
    const asked = [...(account.isContact ? [] : [Person]), ...(byStaff ? [] : [NewPasswordPair])]
    for (const { error } of asked.map((part) => part.safeParse(account))) {
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue })
    }
  })

export const blankAccount: Account = {
  isContact: false,
  givenName: '',
  surName: '',
  email: '',
  contact: typedContact(),
  password: '',
  repeat: '',
}

export const accountFormLabels = (say: (text: Bilingual) => string) => ({
  isContact: say(texts.isContact),
  givenName: say(userLabels.givenName),
  surName: say(userLabels.surName),
  email: say(userLabels.email),
  ...contactFormLabels(userContactKeys, say),
  password: say(newPasswordTexts.password),
  repeat: say(newPasswordTexts.repeat),
})

type Named = { givenName: string; surName: string; email: string }

/** Whose account it becomes. */
export function personOf(account: Account, company: Company): Named {
  const { givenName = '', surName = '', email = '' } = account.isContact ? company.contact : account
  return { givenName, surName, email }
}

/** The second argument of the registration. */
export function firstUser(account: Account, company: Company, byStaff: boolean) {
  const { contact, password } = account
  return FirstUser.parse({
    ...personOf(account, company),
    ...(!account.isContact && { contact }),
    ...(!byStaff && { password }),
  })
}
