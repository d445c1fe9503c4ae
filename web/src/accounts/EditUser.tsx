import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import { type Role, roles as allRoles } from '@allmende/domain/actor.ts'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { VersionedForm } from '../versioned/VersionedForm.tsx'
import { UserFields } from './UserFields.tsx'
import { faultyFields, typedUser, userCall, userFormLabels, userSchema } from './user-form.ts'
import { useOrganizationOptions } from './users.hooks.ts'
import { texts } from './users.texts.ts'

type EditUserProps = {
  /** As the server has her now, also when someone else changes her meanwhile. */
  user: User
  roles: readonly Role[] | null
  choosesOrganization: boolean
}

export function EditUser({ user, roles, choosesOrganization }: EditUserProps) {
  const say = useSay()
  const labels = userFormLabels(say)
  const show = useValueTexts(choosesOrganization)
  const update = useChange('updateUser')
  const state = useVersionedForm({
    schema: userSchema(choosesOrganization),
    labels,
    draftName: `user/${user.email}`,
    thing: user,
    valuesOf: (shown) => typedUser(shown ?? user),
    query: rpcQuery('getUser', user.email),
    said: texts,
    save: (values, { version }) => update.mutateAsync([{ ...userCall(values), version }]),
  })
  const { field, values } = state.form
  const faulty = faultyFields(choosesOrganization, values, labels)
  return (
    <VersionedForm
      state={state}
      labels={labels}
      show={show}
      label={`${user.givenName} ${user.surName}`}
      disabledReason={faulty === null ? undefined : say(texts.check, { fields: faulty })}
    >
      <UserFields field={field} isNew={false} roles={roles} choosesOrganization={choosesOrganization} />
    </VersionedForm>
  )
}

/** How the values of a user read where they are compared. */
function useValueTexts(choosesOrganization: boolean) {
  const say = useSay()
  const organizations = useOrganizationOptions(choosesOrganization)
  return (path: string, value: unknown): string => {
    if (path === 'roles' && Array.isArray(value))
      return allRoles.flatMap((role) => (value.includes(role) ? [say(roleTexts[role])] : [])).join(', ')
    if (path === 'organizationId') return organizations.find((option) => option.value === value)?.label ?? ''
    return typeof value === 'string' ? value : ''
  }
}
