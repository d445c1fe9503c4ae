import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { roomUploads } from '../../rooms/uploads/room-uploads.ts'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useStore } from '../../rpc/store.ts'
import { useSession } from '../../session/useSession.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { PickedFile } from '../../ui/upload/dropped-files.ts'
import { texts } from './compose.texts.ts'

type Options = {
  tenderId: number
  roomId: number | null
  onRoom: (roomId: number | null) => void
  /** The page on which it is written. */
  page: string
}

export type Attachments = ReturnType<typeof useAttachments>

const noDocuments: readonly Document[] = []

/** A room of her own, which the message takes over when it is sent. */
async function newRoom(): Promise<number> {
  const link = await call('getUploadLink', 'temp')
  return Number(new URL(link, location.href).searchParams.get('room'))
}

/** What is attached to a message that is being written. */
export function useAttachments({ tenderId, roomId, onRoom, page }: Options) {
  const say = useSay()
  const email = useSession().user?.email
  const coming = useRef<Promise<number> | null>(null)
  const { data, error } = useQuery({
    ...rpcQuery('listDocuments', roomId ?? 0),
    enabled: roomId !== null && email !== undefined,
  })
  const uploads = useStore(roomUploads.uploads).filter(({ target }) => target.roomId === roomId)
  const isGone = roomId !== null && error?.type === 'NotFoundException'

  useEffect(() => {
    if (!isGone) return
    onRoom(null)
    toast.warning(say(texts.filesGone))
  }, [isGone, onRoom, say])

  async function add(files: readonly PickedFile[]) {
    if (email === undefined || files.length === 0) return
    try {
      if (roomId === null) coming.current ??= newRoom()
      const target = roomId ?? (await coming.current) ?? 0
      onRoom(target)
      roomUploads.add(files, { user: email, tenderId, roomId: target, replaces: null, page })
    } catch (cause) {
      toast.error((cause as CallError).message, say(texts.noPlace))
    } finally {
      coming.current = null
    }
  }

  async function remove({ id, roomId: from }: Document) {
    try {
      await call('deleteDocument', id)
      await queryClient.invalidateQueries(rpcQuery('listDocuments', from))
    } catch (cause) {
      toast.error((cause as CallError).message, say(texts.fileNotRemoved))
    }
  }

  return {
    roomId,
    documents: (roomId === null ? undefined : data) ?? noDocuments,
    isUploading: uploads.some(({ state }) => state !== 'failed' && state !== 'canceled' && state !== 'done'),
    isAllowed: email !== undefined,
    add: (files: readonly PickedFile[]) => void add(files),
    remove: (document: Document) => void remove(document),
  }
}
