import { ChangedRoom, NewRoom, type Room, type RoomStage } from '@allmende/domain/rooms/rooms.contract.ts'
import { longestOfRoom } from '@allmende/domain/templates/room-lengths.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { queryClient } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { anchorOfRoom } from './room-paths.ts'
import classes from './rooms.module.css'
import { texts } from './rooms.texts.ts'

type DialogState = { opened: boolean; onClose: () => void }

/** Whose a further room is: one of the authority for one company alone, or of a bidder for what she files. */
export type RoomPlace = { offerId: number } | { stage: RoomStage; lotId: number }

type CreateRoomProps = DialogState & {
  tenderId: number
  /** Left out for one of the authority that everybody reads. */
  place?: RoomPlace
}

/** A further room of the authority, or of a bidder for what she files. */
export function CreateRoom({ tenderId, place, ...state }: CreateRoomProps) {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <RoomDialog
      {...state}
      title={say(texts.createTitle)}
      submitLabel={say(texts.create)}
      isNew
      current={{ name: '', description: '', version: 0 }}
      onSubmit={(words) =>
        call('createRoom', {
          ...words,
          projectId: tenderId,
          type: place && 'lotId' in place ? 'CONTRACTOR' : 'CLIENT',
          ...place,
        })
      }
      done={texts.created}
      failed={texts.notCreated}
      onDone={(room) => void navigate({ to: '.', hash: anchorOfRoom(room.id) })}
    />
  )
}

/** Another name and another description; what lies in it stays. */
export function RenameRoom({ room, ...state }: DialogState & { room: Room }) {
  const say = useSay()
  return (
    <RoomDialog
      {...state}
      title={say(texts.renameTitle)}
      submitLabel={say(houseTexts.save)}
      current={room}
      onSubmit={(words, version) => call('updateRoom', { id: room.id, version, ...words })}
      done={texts.renamed}
      failed={texts.notRenamed}
    />
  )
}

type Words = { name: string; description: string }

type RoomDialogProps = DialogState & {
  title: string
  submitLabel: string
  /** Then it is described, too. */
  isNew?: boolean
  /** As it is now, also where somebody else changes it meanwhile. */
  current: Words & { version: number }
  onSubmit: (words: Words, version: number) => Promise<Room>
  done: Bilingual
  failed: Bilingual
  onDone?: (room: Room) => void
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

const newWords = NewRoom.pick({ name: true, description: true })
const changedWords = ChangedRoom.pick({ name: true, description: true })
const wordsOf = ({ name, description }: Words): Words => ({ name, description })

type RoomFormProps = Pick<
  RoomDialogProps,
  'isNew' | 'current' | 'onSubmit' | 'onClose' | 'done' | 'failed' | 'onDone'
> & {
  formId: string
}

/** Exists only while the dialog is open, so that it begins with what is there then. */
function RoomForm({
  formId,
  isNew = false,
  current,
  onSubmit,
  onClose,
  done,
  failed,
  onDone,
}: RoomFormProps) {
  const say = useSay()
  const [version, setVersion] = useState(current.version)
  const labels = { name: say(texts.name), description: say(texts.description) }
  const form = useForm({
    schema: isNew ? newWords : changedWords,
    initial: wordsOf(current),
    labels,
    onSubmit: async (words) => {
      try {
        const room = await onSubmit(words, version)
        onDone?.(room)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        form.refuse(refusedFields(error, 0))
        toast.error(error.message, say(failed))
        if (error.type === 'ConflictException') showRooms()
        return false
      }
      showRooms()
      toast.success(say(done))
      onClose()
    },
  })
  const firstWrong = form.errors[0]?.id
  useEffect(() => {
    if (form.attempts > 0 && firstWrong !== undefined) focusOn(firstWrong)
    // Only with each try, not while somebody types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.attempts])

  function goOnWith(words: Words) {
    form.reset(wordsOf(current))
    form.setValues(words)
    setVersion(current.version)
  }
  return (
    <form {...form.formProps} id={formId} className={classes.form}>
      {current.version > version && !form.submitting && (
        <ConflictNotice
          base={form.saved}
          mine={form.values}
          theirs={wordsOf(current)}
          labels={labels}
          onKeepMine={goOnWith}
          onTakeTheirs={() => goOnWith(wordsOf(current))}
        />
      )}
      <TextField {...form.field('name')} required maxLength={longestOfRoom.name} />
      <TextAreaField
        {...form.field('description')}
        required={isNew}
        rows={3}
        maxLength={longestOfRoom.description}
      />
    </form>
  )
}

const showRooms = () => void queryClient.invalidateQueries({ queryKey: ['getRoomsByProjectId'] })
