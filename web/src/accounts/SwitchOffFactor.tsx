import { GivenPassword, RequiredLine } from '@allmende/domain/method.ts'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { z } from 'zod'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { texts } from './OwnAccount.texts.ts'

const schema = z.object({ code: RequiredLine(20), password: GivenPassword })
const blank = { code: '', password: '' }

export function SwitchOffFactor({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay()
  const id = useId()
  const form = useForm({
    schema,
    initial: blank,
    labels: { code: say(texts.code), password: say(texts.password) },
    onSubmit: async ({ code, password }) => {
      try {
        await call('changeTwoFactorConfig', password, code, false, null)
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
      toast.success(say(texts.switchedOff))
      form.reset(blank)
      onClose()
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say(texts.switchOffTitle)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={id} color="red" loading={form.submitting}>
            {say(texts.switchOff)}
          </Button>
        </>
      }
    >
      <form id={id} {...form.formProps} className={classes.fields}>
        <p>{say(texts.switchOffText)}</p>
        <TextField
          {...form.field('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" required />
      </form>
    </Dialog>
  )
}
