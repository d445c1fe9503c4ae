import { requiredText } from '@allmende/domain/validation.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { texts } from './files.texts.ts'

type NameDialogProps = {
  title: string
  initial?: string
  /** A verb. */
  action: string
  maxLength: number
  /** What is wrong with a name; null where nothing is. */
  faultOf: (name: string) => string | null
  /** Gives the sentence of what went wrong; null closes the dialog. */
  onSave: (name: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for a name; what was typed stays, whatever the server says to it. */
export function NameDialog({ title, initial = '', action, maxLength, ...dialog }: NameDialogProps) {
  const { faultOf, onSave, onClose } = dialog
  const say = useSay()
  const formId = useId()
  const [typed, setTyped] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = typed.trim()
  const fault = name === '' ? say(requiredText) : name === initial ? null : faultOf(name)
  // An empty field that nobody has touched is no mistake yet.
  const shownFault = refusal ?? (typed === initial ? null : fault)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (fault !== null || isSaving || name.length > maxLength) return
    if (name === initial) return onClose()
    setSaving(true)
    const refused = await onSave(name)
    setSaving(false)
    if (refused === null) onClose()
    else setRefusal(refused)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isSaving} disabled={name === ''}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={say(texts.name)}
          required
          maxLength={maxLength}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setRefusal(null)
          }}
          error={shownFault ?? undefined}
        />
      </form>
    </Dialog>
  )
}
