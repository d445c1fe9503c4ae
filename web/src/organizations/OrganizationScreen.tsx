import { isInternal } from '@allmende/domain/actor.ts'
import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { Button } from '@mantine/core'
import { IconPencil, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { OrganizationCard } from './OrganizationCard.tsx'
import { OrganizationForm, organizationFormId } from './OrganizationForm.tsx'
import { listPaths } from './organization-paths.ts'
import { texts } from './organizations.texts.ts'

/** The company of whoever is logged in. */
export function OwnOrganizationScreen() {
  const { user } = useSession()
  return user?.organizationId ? <OrganizationScreen id={user.organizationId} /> : <NotFoundScreen />
}

/** `id` as the address has it: whatever cannot be one is not found. */
export function OrganizationScreen({ id }: { id: string | number }) {
  const known = /^\d{1,15}$/.test(String(id)) && Number(id) > 0
  return known ? <KnownOrganization key={id} id={Number(id)} /> : <NotFoundScreen />
}

function KnownOrganization({ id }: { id: number }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getOrganization', id))
  if (data) return <OrganizationPage organization={data} />
  if (!error) return <LoadingScreen />
  if (error.type === 'NotFoundException') return <NotFoundScreen />
  return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
}

/** In the address, so that the way back leads out of the form and not off the page. */
const editing = 'bearbeiten'

function OrganizationPage({ organization }: { organization: Organization }) {
  const say = useSay()
  const actor = useActor()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const mayEdit = organizationPolicy.update(actor, organization)
  const isEditing = mayEdit.allowed && new URLSearchParams(searchStr).has(editing)
  const internal = isInternal(actor)
  const { type, name } = organization
  const crumbs = internal
    ? [
        { label: say(type === 'CLIENT' ? texts.clients : texts.bidders), path: listPaths[type] },
        { label: name, isName: true },
      ]
    : null
  const close = (ignoreBlocker: boolean) => void router.navigate({ href: pathname, ignoreBlocker })

  return (
    <Page
      title={name}
      crumbs={crumbs}
      {...(!mayEdit.allowed && { lead: say(texts.readOnly) })}
      actions={
        isEditing ? (
          <Button type="submit" form={organizationFormId}>
            {say(houseTexts.save)}
          </Button>
        ) : (
          <>
            {internal && <UsersLink id={organization.id} />}
            {mayEdit.allowed && (
              <Button
                component={AppLink}
                href={`${pathname}?${editing}`}
                leftSection={<IconPencil size={20} aria-hidden />}
              >
                {say(texts.edit)}
              </Button>
            )}
          </>
        )
      }
    >
      {isEditing ? (
        <OrganizationForm
          type={type}
          organization={organization}
          onSaved={() => close(true)}
          onCancel={() => close(false)}
        />
      ) : (
        <OrganizationCard organization={organization} />
      )}
    </Page>
  )
}

function UsersLink({ id }: { id: number }) {
  const say = useSay()
  return (
    <Button
      component={AppLink}
      href={`/benutzer?oid=${id}`}
      variant="default"
      leftSection={<IconUsers size={20} aria-hidden />}
    >
      {say(texts.users)}
    </Button>
  )
}
