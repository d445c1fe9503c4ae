import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './SecondFactorDialog.texts.ts'
import { logOut } from './sign-in.ts'

type SecondFactorDialogProps = { opened: boolean; onClose: () => void; onCode: (code: string) => void }

export function SecondFactorDialog({ opened, onClose, onCode }: SecondFactorDialogProps) {
  const say = useSay()
  const form = useId()
  const [code, setCode] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onCode(code.trim())
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
          <Button type="submit" form={form} disabled={code.trim() === ''}>
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
        />
      </form>
    </Dialog>
  )
}
