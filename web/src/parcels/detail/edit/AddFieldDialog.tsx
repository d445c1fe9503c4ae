import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useSay } from '../../../ui/language.tsx'
import classes from './parcel-form.module.css'
import { formTexts as texts } from './parcel-form.texts.ts'
import { PublicSwitch } from './PublicSwitch.tsx'

type AddFieldDialogProps = {
  taken: readonly string[]
  onAdd: (fact: AdditionalFact) => void
  onClose: () => void
}

export function AddFieldDialog({ taken, onAdd, onClose }: AddFieldDialogProps) {
  const say = useSay()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [isShared, setShared] = useState(false)
  const isTaken = taken.includes(name.trim())
  function add() {
    onAdd({ name: name.trim(), value, isShared, preventDeletion: false })
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(texts.addField)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button disabled={name.trim() === '' || isTaken} onClick={add}>
            {say(texts.add)}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <TextField
          label={say(texts.fieldName)}
          required
          maxLength={200}
          error={isTaken ? say(texts.nameTaken) : undefined}
          value={name}
          onChange={setName}
        />
        <TextAreaField
          label={say(texts.fieldValue)}
          rows={2}
          maxLength={10_000}
          value={value}
          onChange={setValue}
        />
        <PublicSwitch label={name || say(texts.fieldValue)} isPublic={isShared} onChange={setShared} />
      </div>
    </Dialog>
  )
}
