import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { GivenPassword, NewPassword } from '@allmende/domain/method.ts'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { CallError } from '../rpc/call-error.ts'
import { changeOwnPassword } from '../session/sign-in.ts'
import { FormSection } from '../ui/form/FormSection.tsx'
import { demandSameTwice } from '../ui/form/new-password.ts'
import { newPasswordTexts } from '../ui/form/new-password.texts.ts'
import { NewPasswordFields } from '../ui/form/NewPasswordFields.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { texts } from './OwnAccount.texts.ts'

const schema = z
  .object({ old: GivenPassword, password: NewPassword, repeat: z.string() })
  .superRefine(demandSameTwice)

export function ChangePassword({ user }: { user: User }) {
  const say = useSay()
  const form = useForm({
    schema,
    initial: { old: '', password: '', repeat: '' },
    labels: {
      old: say(texts.old),
      password: say(newPasswordTexts.newPassword),
      repeat: say(newPasswordTexts.repeat),
    },
    onSubmit: async ({ old, password }) => {
      try {
        await changeOwnPassword(old, password)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const { 0: wrongOld, 2: badNew } = error.fields
        form.refuse({ ...(wrongOld && { old: wrongOld }), ...(badNew && { password: badNew }) })
        toast.error(wrongOld || badNew ? say(texts.notChanged) : error.message, say(texts.notChanged))
        return false
      }
      toast.success(say(texts.changed))
    },
  })
  return (
    <FormSection title={say(texts.passwordTitle)} hint={say(texts.passwordText)}>
      <form {...form.formProps} className={classes.fields} aria-label={say(texts.passwordTitle)}>
        <PasswordField {...form.field('old')} autoComplete="current-password" required />
        <NewPasswordFields
          password={form.field('password')}
          repeat={form.field('repeat')}
          personalWords={[user.email, user.givenName, user.surName]}
        />
        <Button type="submit" loading={form.submitting}>
          {say(texts.change)}
        </Button>
      </form>
    </FormSection>
  )
}
