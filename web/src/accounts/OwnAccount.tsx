import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { mayBeManagedHere } from '@allmende/domain/accounts/accounts.rules.ts'
import classes from './accounts.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'

/** What only the person herself may do with her account. */
export function OwnAccount({ user }: { user: User }) {
  return (
    <div className={classes.own}>
      {mayBeManagedHere(user).allowed && <ChangePassword user={user} />}
      <OwnSecondFactor />
    </div>
  )
}
