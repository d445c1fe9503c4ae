import { useCallback } from 'react'
import { useSession } from '../../session/useSession.ts'
import type { PickedFile } from '../../ui/upload/dropped-files.ts'
import { roomUploads } from './room-uploads.ts'

export type AddUploads = (files: readonly PickedFile[], replaces?: number) => void

/** The way into a room; with a document's number its place is taken. */
export function useAddUploads(tenderId: number, roomId: number): AddUploads {
  const email = useSession().user?.email
  return useCallback(
    (files, replaces) => {
      if (email !== undefined)
        roomUploads.add(files, { user: email, tenderId, roomId, replaces: replaces ?? null })
    },
    [email, tenderId, roomId],
  )
}
