import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { paths } from '@allmende/domain/addresses.ts'
import type { Mail } from '../rpc/method.ts'

/** Names the company, so that whoever reads it sees whether it was her who registered. */
export const confirmationMail = (
  { email, givenName, surName }: Pick<User, 'email' | 'givenName' | 'surName'>,
  organizationName: string,
  token: string,
): Mail => ({
  key: 'emailConfirmation',
  to: email,
  values: { userName: `${givenName} ${surName}`, organizationName, link: paths.confirmEmail(token) },
})
