import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { OrganizationForm, organizationFormId } from './OrganizationForm.tsx'
import { texts } from './organizations.texts.ts'

export function NewClientScreen() {
  const say = useSay()
  const navigate = useNavigate()
  const actor = useActor()
  if (!organizationPolicy.create(actor).allowed) return <NoPermissionScreen />
  const crumbs = [{ label: say(texts.clients), path: '/auftraggeber' }, { label: say(texts.newClient) }]
  return (
    <Page
      title={say(texts.newClient)}
      crumbs={crumbs}
      actions={
        <Button type="submit" form={organizationFormId}>
          {say(houseTexts.save)}
        </Button>
      }
    >
      <OrganizationForm
        type="CLIENT"
        onSaved={() => void navigate({ to: '/auftraggeber', ignoreBlocker: true })}
        onCancel={() => void navigate({ to: '/auftraggeber' })}
      />
    </Page>
  )
}
