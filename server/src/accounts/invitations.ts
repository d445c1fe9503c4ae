import { paths } from '@allmende/domain/addresses.ts'
import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { isInternalRole } from '@allmende/domain/accounts/accounts.rules.ts'
import { type Actor, isSystemAdmin, type Role } from '@allmende/domain/actor.ts'
import type { Db } from '../database/schema.ts'
import type { Mail } from '../rpc/method.ts'
import { addLink } from './links.queries.ts'
import { newToken } from './tokens.ts'

/** An invitation to set a password, ready to be mailed once its user exists. */
export type Invitation = {
  token: string
  mailTo: (user: Pick<User, 'email' | 'givenName' | 'surName'>) => Mail
}

export function invitation(actor: Actor, roles: readonly Role[]): Invitation {
  const token = newToken()
  const key = invitationKey(actor, roles)
  return {
    token,
    mailTo: ({ email, givenName, surName }) => ({
      key,
      to: email,
      values: { userName: `${givenName} ${surName}`, link: paths.setPassword(token) },
    }),
  }
}

function invitationKey(actor: Actor, roles: readonly Role[]) {
  if (!isSystemAdmin(actor)) return 'inviteByOrganizationAdmin'
  return roles.every(isInternalRole) ? 'inviteBySystemAdminIntern' : 'inviteBySystemAdminExtern'
}

export const invite = (db: Db, email: string, token: string, now: Date): Promise<void> =>
  addLink(db, token, { purpose: 'invitation', email }, now)
