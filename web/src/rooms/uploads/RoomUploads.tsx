import { useEffect } from 'react'
import { useStore } from '../../rpc/store.ts'
import { pickedFile } from '../../ui/upload/dropped-files.ts'
import { UploadsUnderway } from '../../uploads/UploadsUnderway.tsx'
import { roomUploads, showRoom } from './room-uploads.ts'
import type { AddUploads } from './useAddUploads.ts'

/** What is on its way into a room, and what was left half sent. */
export function RoomUploads({ roomId, onAdd }: { roomId: number; onAdd: AddUploads }) {
  const uploads = useStore(roomUploads.uploads).filter(({ target }) => target.roomId === roomId)
  useEffect(() => showRoom(roomId), [roomId])
  return (
    <UploadsUnderway
      queue={roomUploads}
      uploads={uploads}
      place={String(roomId)}
      onAgain={(file, { purpose }) => onAdd([pickedFile(file)], purpose === '' ? undefined : Number(purpose))}
    />
  )
}
