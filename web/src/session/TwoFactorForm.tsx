import { GivenPassword, RequiredLine } from '@allmende/domain/method.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { CallError } from '../rpc/call-error.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { setUpSecondFactor } from './sign-in.ts'
import classes from './TwoFactorForm.module.css'
import { texts } from './TwoFactorForm.texts.ts'
import { TwoFactorKey } from './TwoFactorKey.tsx'

const schema = z.object({ code: RequiredLine(20), password: GivenPassword })
const blank = { code: '', password: '' }

/** Connects an authenticator app to one's account; `children` are the ways around it. */
export function TwoFactorForm({ onDone, children }: { onDone?: () => void; children?: ReactNode }) {
  const say = useSay()
  const form = useForm({
    schema,
    initial: blank,
    labels: { code: say(texts.code), password: say(texts.password) },
    onSubmit: async ({ code, password }) => {
      try {
        await setUpSecondFactor(password, code)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const { 0: wrongPassword, 1: wrongCode } = error.fields
        form.refuse({
          ...(wrongPassword && { password: wrongPassword }),
          ...(wrongCode && { code: wrongCode }),
        })
        toast.error(error.message)
        return false
      }
      toast.success(say(texts.done))
      onDone?.()
    },
  })
  return (
    <form {...form.formProps} className={classes.form}>
      <TwoFactorKey />
      <section className={classes.part}>
        <h2>{say(texts.codeTitle)}</h2>
        <div className={classes.fields}>
          <TextField
            {...form.field('code')}
            hint={say(texts.codeHint)}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            required
          />
          <PasswordField
            {...form.field('password')}
            hint={say(texts.passwordHint)}
            autoComplete="current-password"
            required
          />
        </div>
        <div className={classes.actions}>
          <Button type="submit" loading={form.submitting}>
            {say(texts.submit)}
          </Button>
          {children}
        </div>
      </section>
    </form>
  )
}
