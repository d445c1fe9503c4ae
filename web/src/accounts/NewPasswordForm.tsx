import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { patchSession } from '../session/session.ts'
import { rememberForLogin } from '../session/targets.ts'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { NewPasswordPair } from '../ui/form/new-password.ts'
import { newPasswordTexts } from '../ui/form/new-password.texts.ts'
import { NewPasswordFields } from '../ui/form/NewPasswordFields.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { texts } from './PasswordReset.texts.ts'

type NewPasswordFormProps = { token: string; email: string; isInvitation: boolean }

/** Sets a password by a link of our mails. */
export function NewPasswordForm({ token, email, isInvitation }: NewPasswordFormProps) {
  const say = useSay()
  const navigate = useNavigate()
  const form = useForm({
    schema: NewPasswordPair,
    initial: { password: '', repeat: '' },
    labels: { password: say(newPasswordTexts.newPassword), repeat: say(newPasswordTexts.repeat) },
    onSubmit: async ({ password }) => {
      try {
        await call('changePassword', null, token, password)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const { 2: fault } = error.fields
        if (fault) form.refuse({ password: fault })
        else toast.error(error.message, say(texts.notChanged))
        return false
      }
      toast.success(say(isInvitation ? texts.set : texts.changed))
      if (isInvitation) {
        patchSession({ justActivated: true })
        rememberForLogin('/')
      }
      await navigate({ to: '/' })
    },
  })
  return (
    <form {...form.formProps} className={classes.panel}>
      <ErrorSummary errors={form.errors} attempt={form.attempts} />
      {/* For the browser's password store: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        password={form.field('password')}
        repeat={form.field('repeat')}
        personalWords={[email]}
      />
      <Button type="submit" loading={form.submitting}>
        {say(texts.submit)}
      </Button>
    </form>
  )
}
