import type { OrganizationType } from '@allmende/domain/actor.ts'
import type { OrganizationRow } from '@allmende/domain/organizations/organizations.contract.ts'
import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { contactLabels, organizationLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { organizationsQuery } from './organizations.query.ts'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { MailAddress } from '../ui/MailAddress.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/table.types.ts'
import { pathOf } from './organization-paths.ts'
import { texts } from './organizations.texts.ts'

const wordsOf = {
  CLIENT: { title: texts.clients, empty: texts.noClients, emptyText: texts.noClientsText },
  CONTRACTOR: { title: texts.bidders, empty: texts.noBidders, emptyText: texts.noBiddersText },
}

/** All contracting authorities, or all bidders, by name. */
export function OrganizationListScreen({ type }: { type: OrganizationType }) {
  const actor = useActor()
  return organizationPolicy.list(actor).allowed ? <OrganizationList type={type} /> : <NoPermissionScreen />
}

function OrganizationList({ type }: { type: OrganizationType }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(organizationsQuery(type))
  const columns = useColumns(type)
  const { title, empty, emptyText } = wordsOf[type]
  return (
    <Page title={say(title)} count={data?.length} actions={<AddButton type={type} />}>
      <DataTable
        caption={say(title)}
        columns={columns}
        rows={data}
        rowKey={({ id }) => String(id)}
        rowLink={pathOf}
        renderActions={({ id, name }) => (
          <Button
            component={AppLink}
            href={`/benutzer?oid=${id}`}
            size="sm"
            variant="subtle"
            aria-label={say(texts.usersOf, { name })}
            leftSection={<IconUsers size={16} aria-hidden />}
          >
            {say(texts.users)}
          </Button>
        )}
        empty={{ title: say(empty), text: say(emptyText), action: <AddButton type={type} /> }}
        error={error?.message}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}

function useColumns(type: OrganizationType): readonly Column<OrganizationRow>[] {
  const say = useSay()
  return useMemo(
    () => [
      { key: 'name', title: say(texts.name), value: ({ name }) => name, width: '26%' },
      {
        key: 'city',
        title: say(contactLabels.city),
        value: ({ contact }) => contact.city,
        fact: true,
        width: '132px',
      },
      type === 'CLIENT'
        ? {
            key: 'nutsCode',
            title: say(organizationLabels.nutsCode),
            value: ({ nutsCode }) => nutsCode,
            fact: true,
            width: '96px',
            wideOnly: true,
          }
        : {
            key: 'vat',
            title: say(texts.vat),
            value: ({ vat }) => vat,
            fact: true,
            width: '132px',
            wideOnly: true,
          },
      {
        key: 'email',
        title: say(contactLabels.email),
        value: ({ contact }) => contact.email,
        render: ({ contact }) => (contact.email ? <MailAddress address={contact.email} /> : '–'),
        fact: true,
      },
      {
        key: 'phone',
        title: say(contactLabels.phone),
        value: ({ contact }) => contact.phone,
        width: '148px',
        widestOnly: true,
      },
    ],
    [say, type],
  )
}

function AddButton({ type }: { type: OrganizationType }) {
  const say = useSay()
  const actor = useActor()
  const icon = <IconPlus size={20} aria-hidden />
  if (type === 'CLIENT')
    return organizationPolicy.create(actor).allowed ? (
      <Button component={Link} to="/auftraggeber/anlage" leftSection={icon}>
        {say(texts.newClient)}
      </Button>
    ) : null
  return organizationPolicy.register(actor).allowed ? (
    <Button component={Link} to="/bieter/anlage" leftSection={icon}>
      {say(texts.inviteBidder)}
    </Button>
  ) : null
}
