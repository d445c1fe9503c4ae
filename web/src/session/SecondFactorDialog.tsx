import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useChange } from '../rpc/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { texts } from './SecondFactorDialog.texts.ts'
import { logOut } from './sign-in.ts'

/** Once the server has taken the code it says so to every tab, and the dialog goes. */
export function SecondFactorDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay()
  const form = useId()
  const [code, setCode] = useState('')
  const authenticate = useChange('authenticate')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '' || authenticate.isPending) return
    authenticate.mutate([code], {
      onError: ({ message }) => toast.error(message),
      onSettled: () => setCode(''),
    })
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say(texts.title)}
      actions={
        <>
          <Button variant="default" onClick={() => void logOut()}>
            {say(texts.logOut)}
          </Button>
          <Button type="submit" form={form} disabled={code.trim() === ''} loading={authenticate.isPending}>
            {say(texts.next)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={say(texts.code)}
          hint={say(texts.explanation)}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
          value={code}
          onChange={setCode}
          error={authenticate.error?.fields['0']}
        />
      </form>
    </Dialog>
  )
}
