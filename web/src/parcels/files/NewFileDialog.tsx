import { cleanTypedName, renamedAs } from '@allmende/domain/files/file-names.ts'
import { requiredText } from '@allmende/domain/validation.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import type { PickedFile } from '../../ui/upload/dropped-files.ts'
import { faultOf } from '../../ui/upload/file-check.ts'
import { FileZone } from '../../ui/upload/FileZone.tsx'
import { useDropTarget } from '../../ui/upload/useDropTarget.ts'
import { documentLimits } from '../../uploads/limits.ts'
import { PublicSwitch } from '../detail/edit/PublicSwitch.tsx'
import classes from './files.module.css'
import { fileTexts, texts } from './files.texts.ts'
import { sayPath } from './MoveFile.tsx'

export type NewFile = { file: File; name: string; isPublic: boolean }

type NewFileDialogProps = {
  /** Of the folder it is put in. */
  path: string
  /** One that was dropped on the folder. */
  dropped: File | null
  onSave: (file: NewFile) => void
  /** Several at once keep their names. */
  onSeveral: (files: readonly PickedFile[]) => void
  onClose: () => void
}

/** A file, what it is called here, and who sees it. */
export function NewFileDialog({ path, dropped, onSave, onSeveral, onClose }: NewFileDialogProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const formId = useId()
  const [file, setFile] = useState(dropped)
  const [name, setName] = useState(dropped?.name ?? '')
  const [isPublic, setPublic] = useState(false)
  const fault = file && faultOf(file, documentLimits())
  const isReady = file !== null && fault === null && name.trim() !== '' && name.length <= 255

  function take(files: readonly PickedFile[]) {
    if (files.length > 1) {
      onSeveral(files)
      return onClose()
    }
    const [picked] = files
    if (!picked) return
    setFile(picked.file)
    // A name somebody has typed stays.
    if (name.trim() === '' || name === file?.name) setName(picked.file.name)
  }
  const { over, handlers } = useDropTarget({ disabled: false, onFiles: take })

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    onSave({ file, name: renamedAs(cleanTypedName(name) ?? file.name, file.name), isPublic })
    onClose()
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(fileTexts.newFile)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady}>
            {say(houseTexts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={save} noValidate>
        <p className={classes.quiet}>{say(fileTexts.into, { path: sayPath(path) })}</p>
        <FileZone label={say(fileTexts.file)} over={over} handlers={handlers} onFiles={take}>
          {file && <output>{say(fileTexts.chosen, { name: file.name, size: saySize(file.size) })}</output>}
        </FileZone>
        {fault && <Alert tone="danger">{say(fault.text, fault.values)}</Alert>}
        <TextField
          label={say(texts.name)}
          required
          maxLength={255}
          value={name}
          onChange={setName}
          error={file && name.trim() === '' ? say(requiredText) : undefined}
        />
        <div className={classes.shown}>
          <PublicSwitch label={name || say(fileTexts.file)} isPublic={isPublic} onChange={setPublic} />
          <span className={classes.quiet}>{say(fileTexts.publicHelp)}</span>
        </div>
      </form>
    </Dialog>
  )
}
