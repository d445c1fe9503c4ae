import { accountPolicy, rolesToGive } from '@allmende/domain/accounts/accounts.policy.ts'
import { isSystemAdmin } from '@allmende/domain/actor.ts'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { useSay } from '../ui/language.tsx'
import { CreateUser } from './CreateUser.tsx'
import { listPath, rolesOf, type Side } from './sides.ts'
import { useOrganizationId } from './users.hooks.ts'
import { texts } from './users.texts.ts'

export function UserCreateScreen({ side }: { side: Side }) {
  const say = useSay()
  const actor = useActor()
  const named = useOrganizationId()
  if (actor.kind !== 'user') return null
  const isAdmin: boolean = isSystemAdmin(actor)
  const organizationId = side === 'internal' ? null : isAdmin ? named : actor.organizationId
  if (!accountPolicy.create(actor, { roles: rolesOf[side], organizationId }).allowed)
    return <NoPermissionScreen />
  const list = side === 'internal' ? texts.internalUsers : isAdmin ? texts.externalUsers : texts.users
  return (
    <Page
      title={say(texts.create)}
      crumbs={[{ label: say(list), path: listPath[side] }, { label: say(texts.create) }]}
    >
      <CreateUser
        key={side}
        side={side}
        roles={rolesToGive(actor, side)}
        organizationId={organizationId}
        choosesOrganization={side === 'external' && isAdmin}
      />
    </Page>
  )
}
