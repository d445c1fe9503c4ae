import type { Role } from '@allmende/domain/actor.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { useSession } from '../session/useSession.ts'
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
import { listPath, rolesOf, type Side } from './sides.ts'
import { UserFields } from './UserFields.tsx'
import { blankUser, faultyFields, userCall, userFormLabels, userSchema } from './user-form.ts'
import { texts } from './users.texts.ts'

type CreateUserProps = {
  side: Side
  roles: readonly Role[]
  organizationId: number | null
  choosesOrganization: boolean
}

export function CreateUser({ side, roles, organizationId, choosesOrganization }: CreateUserProps) {
  const say = useSay()
  const navigate = useNavigate()
  const { user } = useSession()
  const labels = userFormLabels(say)
  const blank = blankUser(rolesOf[side][0] ?? 'ORGANIZATION_USER', organizationId)
  const leave = () => navigate({ to: listPath[side] })
  const form = useForm({
    schema: userSchema(choosesOrganization),
    initial: blank,
    labels,
    onSubmit: async (values) => {
      try {
        await call('createUser', userCall(values))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        form.refuse(refusedFields(error, 0))
        toast.error(error.message, say(texts.notSaved))
        return false
      }
      draft.clear()
      toast.success(say(texts.saved))
      await leave()
    },
  })
  const draft = useDraft({
    user: user?.email ?? '',
    form: `user/new/${side}`,
    version: 1,
    value: form.values,
    dirty: form.dirty && !form.submitting,
  })
  const faulty = faultyFields(choosesOrganization, form.values, labels)
  return (
    <form {...form.formProps} className={classes.form} aria-label={say(texts.create)}>
      <DraftOffer draft={draft} onRestore={(which) => form.setValues(draft.restore(which) ?? blank)} />
      <ErrorSummary errors={form.errors} attempt={form.attempts} />
      <p className={classes.hint}>{say(formTexts.requiredMark)}</p>
      <UserFields field={form.field} isNew roles={roles} choosesOrganization={choosesOrganization} />
      <SaveFooter
        dirty={form.dirty}
        saving={form.submitting}
        disabledReason={faulty === null ? undefined : say(texts.check, { fields: faulty })}
        onCancel={() => {
          draft.clear()
          void leave()
        }}
      />
    </form>
  )
}
