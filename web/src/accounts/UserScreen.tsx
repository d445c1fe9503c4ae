import { accountPolicy, rolesToGive } from '@allmende/domain/accounts/accounts.policy.ts'
import { isActive, isDeactivated, mayBeManagedHere } from '@allmende/domain/accounts/accounts.rules.ts'
import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { type User as Actor, isInternal, isSystemAdmin } from '@allmende/domain/actor.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './accounts.module.css'
import { EditUser } from './EditUser.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { listPath, sideOf } from './sides.ts'
import { UserActions } from './UserActions.tsx'
import { UserCard } from './UserCard.tsx'
import { texts } from './users.texts.ts'

/** A user's page: to look at, to edit, and everyone's own. */
export function UserScreen(): ReactNode {
  const say = useSay()
  const actor = useActor()
  const { email = '' }: { email?: string } = useParams({ strict: false })
  const { data: user, error, refetch } = useQuery(rpcQuery('getUser', email.toLowerCase()))
  if (user && actor.kind === 'user') return <Details key={user.email} user={user} actor={actor} />
  if (!error) return <LoadingScreen />
  if (error.type === 'NotFoundException' || error.type === 'ValidationException') return <NotFoundScreen />
  return (
    <Page title={say(texts.users)}>
      <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Details({ user, actor }: { user: User; actor: Actor }) {
  const say = useSay()
  const name = `${user.givenName} ${user.surName}`.trim()
  const side = sideOf(user)
  const isOwn = user.email === actor.email
  const isManagedHere = mayBeManagedHere(user).allowed
  const mayEdit = isManagedHere && accountPolicy.update(actor, user).allowed
  const mayList = accountPolicy.list(actor, user).allowed
  const staff: boolean = isInternal(actor)
  const list = side === 'internal' ? texts.internalUsers : staff ? texts.externalUsers : texts.users
  const way = mayList ? [{ label: say(list), path: listPath[side] }] : []
  return (
    <Page
      title={isOwn ? say(texts.ownData) : name}
      lead={isOwn ? `${name}, ${user.email}` : user.email}
      badge={<State user={user} />}
      crumbs={[...way, isOwn ? { label: say(texts.ownData) } : { label: name, isName: true }]}
      actions={!isOwn && isSystemAdmin(actor) && <UserActions user={user} />}
    >
      {!isManagedHere && (
        <div className={classes.managed}>
          <Alert tone="info" title={say(texts.managedTitle)}>
            {say(texts.managed)}
          </Alert>
        </div>
      )}
      {user.invited && <InvitationNotice user={user} mayInvite={accountPolicy.invite(actor, user).allowed} />}
      {mayEdit ? (
        <EditUser
          user={user}
          roles={accountPolicy.setRoles(actor, user).allowed ? rolesToGive(actor, side) : null}
          choosesOrganization={side === 'external' && isSystemAdmin(actor)}
        />
      ) : (
        <UserCard user={user} showsOrganization={staff} />
      )}
      {isOwn && <OwnAccount user={user} />}
    </Page>
  )
}

/** Only what is out of the ordinary is said. */
function State({ user: { state, invited } }: { user: User }) {
  const say = useSay()
  if (isActive({ state })) return null
  return isDeactivated({ state }) ? (
    <StatusBadge tone="neutral">{say(texts.disabled)}</StatusBadge>
  ) : (
    <StatusBadge tone={invited ? 'info' : 'warning'}>
      {say(invited ? texts.invited : texts.unconfirmed)}
    </StatusBadge>
  )
}
