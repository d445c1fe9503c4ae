import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import { type Role, roles as allRoles } from '@allmende/domain/actor.ts'
import { useState } from 'react'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { useSession } from '../session/useSession.ts'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { texts as formTexts } from '../ui/form/form.texts.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { useDraft } from '../ui/form/useDraft.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { UserFields } from './UserFields.tsx'
import { faultyFields, type TypedUser, typedUser, userCall, userFormLabels, userSchema } from './user-form.ts'
import { useOrganizationOptions } from './users.hooks.ts'
import { texts } from './users.texts.ts'

type EditUserProps = {
  /** As the server has her now, also when someone else changes her meanwhile. */
  user: User
  roles: readonly Role[] | null
  choosesOrganization: boolean
}

type Entries = { version: number; saved: TypedUser; values: TypedUser }

export function EditUser({ user, roles, choosesOrganization }: EditUserProps) {
  const say = useSay()
  const viewer = useSession().user
  const labels = userFormLabels(say)
  const [version, setVersion] = useState(user.version)
  const [savedAt, setSavedAt] = useState<Date>()
  const show = useValueTexts(choosesOrganization)
  const form = useForm({
    schema: userSchema(choosesOrganization),
    initial: typedUser(user),
    labels,
    onSubmit: async (values) => {
      try {
        const saved = await call('updateUser', { ...userCall(values), version })
        queryClient.setQueryData(rpcQuery('getUser', user.email).queryKey, saved)
        setVersion(saved.version)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        form.refuse(refusedFields(error, 0))
        if (error.type === 'ConflictException') await queryClient.invalidateQueries({ queryKey: ['getUser'] })
        toast.error(error.message, say(texts.notSaved))
        return false
      }
      draft.clear()
      setSavedAt(() => new Date())
      toast.success(say(texts.saved))
    },
  })
  const draft = useDraft<Entries>({
    user: viewer?.email ?? '',
    form: `user/${user.email}`,
    version: 1,
    value: { version, saved: form.saved, values: form.values },
    dirty: form.dirty && !form.submitting,
  })

  const continueFrom = (values: TypedUser) => {
    form.reset(typedUser(user))
    form.setValues(values)
    setVersion(user.version)
  }
  /** As it was left, so that a change by someone else since then shows itself. */
  const restore = () => {
    const kept = draft.restore()
    if (!kept) return
    form.reset(kept.saved)
    form.setValues(kept.values)
    setVersion(kept.version)
  }
  const isStale = user.version !== version && !form.submitting

  const faulty = faultyFields(choosesOrganization, form.values, labels)
  return (
    <form {...form.formProps} className={classes.form} aria-label={`${user.givenName} ${user.surName}`}>
      {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDiscard={draft.discard} />}
      {isStale && (
        <ConflictNotice
          base={form.saved}
          mine={form.values}
          theirs={typedUser(user)}
          labels={labels}
          show={show}
          onKeepMine={continueFrom}
          onTakeTheirs={() => continueFrom(typedUser(user))}
        />
      )}
      <ErrorSummary errors={form.errors} attempt={form.attempts} />
      <p className={classes.hint}>{say(formTexts.requiredMark)}</p>
      <UserFields field={form.field} isNew={false} roles={roles} choosesOrganization={choosesOrganization} />
      <SaveFooter
        dirty={form.dirty}
        saving={form.submitting}
        savedAt={savedAt}
        disabledReason={faulty === null ? undefined : say(texts.check, { fields: faulty })}
        onCancel={() => {
          draft.clear()
          continueFrom(typedUser(user))
        }}
      />
    </form>
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
