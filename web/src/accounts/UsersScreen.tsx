import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import { isActive } from '@allmende/domain/accounts/accounts.rules.ts'
import { roleTexts, userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { isInternal } from '@allmende/domain/actor.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/table.types.ts'
import { initialQuery } from '../ui/table/useTableQuery.ts'
import classes from './accounts.module.css'
import { OrganizationFilter } from './OrganizationFilter.tsx'
import { createPath, listPath, rolesOf, type Side } from './sides.ts'
import { useOrganizationId, useUsers } from './users.hooks.ts'
import { texts } from './users.texts.ts'

const pageSize = 100

/** Everyone of one side that the viewer may see, by e-mail address. */
export function UsersScreen({ side }: { side: Side }) {
  const say = useSay()
  const actor = useActor()
  const navigate = useNavigate()
  const staff: boolean = isInternal(actor)
  const named = useOrganizationId()
  const organizationId = side === 'external' && staff ? named : null
  const [query, setQuery] = useState(() => initialQuery(pageSize))

  const own = actor.kind === 'user' ? actor.organizationId : null
  const scope = { roles: rolesOf[side], organizationId: staff ? organizationId : own }
  const mayList = accountPolicy.list(actor, scope).allowed
  const mayCreate = accountPolicy.create(actor, scope).allowed
  const { rows, total, error, retry } = useUsers(side, organizationId, query, mayList)
  const columns = useColumns(side, staff)

  if (actor.kind === 'user' && !mayList) return <NoPermissionScreen />
  const create = mayCreate && (
    <Button
      component={AppLink}
      href={createPath[side] + (organizationId === null ? '' : `?oid=${organizationId}`)}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      {say(texts.create)}
    </Button>
  )
  const title = say(side === 'internal' ? texts.internalUsers : staff ? texts.externalUsers : texts.users)
  return (
    <Page title={title} actions={create}>
      {side === 'external' && staff && (
        <OrganizationFilter
          chosen={organizationId}
          onChoose={(oid) => {
            setQuery({ ...query, page: 1 })
            void navigate({ to: listPath[side], search: oid === null ? {} : { oid }, replace: true })
          }}
        />
      )}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ email }) => email}
        rowLink={({ email }) => `/benutzer/${email}`}
        pageSize={pageSize}
        server={{ total, query, onQuery: setQuery }}
        empty={{
          title: say(texts.noneTitle),
          text: say(side === 'internal' ? texts.noneInternal : texts.noneExternal),
          action: create,
        }}
        error={error}
        onRetry={retry}
      />
      <div className={classes.spacer} />
    </Page>
  )
}

/** Who was invited is on her way in; everyone else who cannot log in is inactive. */
function Standing({ user: { state, invited } }: { user: UserRow }) {
  const say = useSay()
  if (isActive({ state })) return null
  return invited ? (
    <span className={classes.mark}>
      <StatusBadge tone="info">{say(texts.invited)}</StatusBadge>
    </span>
  ) : (
    <span className={classes.inactive}>{say(texts.inactive)}</span>
  )
}

function useColumns(side: Side, staff: boolean): readonly Column<UserRow>[] {
  const say = useSay()
  return useMemo(() => {
    const columns: Column<UserRow>[] = [
      {
        key: 'name',
        title: say(texts.name),
        render: (user) => (
          <>
            {`${user.givenName} ${user.surName}`.trim()} <Standing user={user} />
          </>
        ),
      },
      {
        key: 'email',
        title: say(userLabels.email),
        value: ({ email }) => email,
        sortable: false,
        fact: true,
      },
      {
        key: 'organization',
        title: say(userLabels.organizationId),
        value: ({ organizationName }) => organizationName,
        sortable: false,
        fact: true,
      },
      {
        key: 'roles',
        title: say(userLabels.roles),
        render: ({ roles }) => roles.map((role) => say(roleTexts[role])).join(', '),
        fact: true,
      },
    ]
    return columns.filter(({ key }) => key !== 'organization' || (side === 'external' && staff))
  }, [say, side, staff])
}
