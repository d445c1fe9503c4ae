import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useStore } from '../../rpc/store.ts'
import { useLogin } from '../../session/useLogin.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { pickedFile } from '../../ui/upload/dropped-files.ts'
import { UploadList } from '../../ui/upload/UploadList.tsx'
import { isSameFile } from './resume-records.ts'
import { forgetUpload, roomUploads, showRoom } from './room-uploads.ts'
import classes from './uploads.module.css'
import { texts } from './uploads.texts.ts'
import type { AddUploads } from './useAddUploads.ts'
import { type Leftover, useLeftovers } from './useLeftovers.ts'

const queue = { ...roomUploads, forget: forgetUpload }

/** What is on its way into a room, and what was left half sent. */
export function RoomUploads({ roomId, onAdd }: { roomId: number; onAdd: AddUploads }) {
  const logIn = useLogin()
  const uploads = useStore(roomUploads.uploads).filter(({ target }) => target.roomId === roomId)
  const { leftovers, discard } = useLeftovers(roomId)
  useEffect(() => showRoom(roomId), [roomId])
  if (uploads.length === 0 && leftovers.length === 0) return null
  return (
    <div className={classes.uploads}>
      <UploadList uploads={uploads} queue={queue} canPause onLogIn={logIn} />
      {leftovers.map((leftover) => (
        <LeftoverLine
          key={leftover.record.url}
          leftover={leftover}
          onFile={(file) => onAdd([pickedFile(file)], leftover.record.replaces ?? undefined)}
          onDiscard={() => discard(leftover.record)}
        />
      ))}
    </div>
  )
}

type LeftoverLineProps = { leftover: Leftover; onFile: (file: File) => void; onDiscard: () => void }

function LeftoverLine({ leftover: { record, sent }, onFile, onDiscard }: LeftoverLineProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const picker = useRef<HTMLInputElement>(null)
  const { path: name } = record
  const size = saySize(record.size)
  function take([file]: readonly File[]) {
    if (!file) return
    if (isSameFile(record, file)) onFile(file)
    else toast.warning(say(texts.otherFile))
  }
  return (
    <Alert
      tone="info"
      action={
        <div className={classes.actions}>
          <Button
            size="sm"
            variant="default"
            aria-label={say(texts.chooseOf, { name })}
            onClick={() => picker.current?.click()}
          >
            {say(texts.choose)}
          </Button>
          <Button size="sm" variant="subtle" aria-label={say(texts.discardOf, { name })} onClick={onDiscard}>
            {say(texts.discard)}
          </Button>
        </div>
      }
    >
      {sent === undefined
        ? say(texts.unfinishedUnknown, { name, size })
        : say(texts.unfinished, { name, sent: saySize(sent), size })}
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={say(texts.chooseOf, { name })}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </Alert>
  )
}
