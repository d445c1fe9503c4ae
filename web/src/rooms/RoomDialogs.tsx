import { NewRoom, type Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { longestOfRoom } from '@allmende/domain/templates/room-lengths.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { queryClient } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './rooms.module.css'
import { texts } from './rooms.texts.ts'

type DialogState = { opened: boolean; onClose: () => void }

/** A further room of the authority. */
export function CreateRoom({ tenderId, ...state }: DialogState & { tenderId: number }) {
  const say = useSay()
  return (
    <RoomDialog
      {...state}
      title={say(texts.createTitle)}
      submitLabel={say(texts.create)}
      initial={{ name: '', description: '' }}
      onSubmit={(words) => call('createRoom', { ...words, projectId: tenderId, type: 'CLIENT' })}
      done={texts.created}
      failed={texts.notCreated}
    />
  )
}

/** Another name and another description; what lies in it stays. */
export function RenameRoom({ room, ...state }: DialogState & { room: Room }) {
  const say = useSay()
  const { id, version, name, description } = room
  return (
    <RoomDialog
      {...state}
      title={say(texts.renameTitle)}
      submitLabel={say(houseTexts.save)}
      initial={{ name, description }}
      onSubmit={(words) => call('updateRoom', { id, version, ...words })}
      done={texts.renamed}
      failed={texts.notRenamed}
    />
  )
}

type Words = { name: string; description: string }

type RoomDialogProps = DialogState & {
  title: string
  submitLabel: string
  initial: Words
  onSubmit: (words: Words) => Promise<Room>
  done: Bilingual
  failed: Bilingual
}

function RoomDialog({ opened, onClose, title, submitLabel, ...content }: RoomDialogProps) {
  const say = useSay()
  const formId = useId()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <RoomForm formId={formId} onClose={onClose} {...content} />
    </Dialog>
  )
}

const schema = NewRoom.pick({ name: true, description: true })

type RoomFormProps = Pick<RoomDialogProps, 'initial' | 'onSubmit' | 'onClose' | 'done' | 'failed'>

/** Exists only while the dialog is open, so that it begins with what is there then. */
function RoomForm({ formId, initial, onSubmit, onClose, done, failed }: RoomFormProps & { formId: string }) {
  const say = useSay()
  const form = useForm({
    schema,
    initial,
    labels: { name: say(texts.name), description: say(texts.description) },
    onSubmit: async (words) => {
      try {
        await onSubmit(words)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        form.refuse(refusedFields(error, 0))
        toast.error(error.message, say(failed))
        return false
      }
      void queryClient.invalidateQueries({ queryKey: ['getRoomsByProjectId'] })
      toast.success(say(done))
      onClose()
    },
  })
  return (
    <form {...form.formProps} id={formId} className={classes.form}>
      <TextField {...form.field('name')} required maxLength={longestOfRoom.name} />
      <TextAreaField {...form.field('description')} required rows={3} maxLength={longestOfRoom.description} />
    </form>
  )
}
