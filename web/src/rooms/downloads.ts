import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { useCallback } from 'react'
import { call } from '../rpc/call.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { useSaved } from '../ui/useSaved.ts'
import { documentTexts } from './documents.texts.ts'
import { texts } from './rooms.texts.ts'

/** Until the server has noted who got it. */
const notedAfter = 3000

export function useDownload(): (document: Document) => void {
  const { mutate } = useSaved<Document>(
    ({ roomId, name }) => call('getDownloadLink', roomId, name),
    documentTexts.notDownloaded,
  )
  return useCallback(
    (wanted) =>
      mutate(wanted, {
        onSuccess: () => {
          if (!wanted.downloaded) listAgain(wanted.roomId)
        },
      }),
    [mutate],
  )
}

const listAgain = (roomId: number) =>
  setTimeout(() => void queryClient.invalidateQueries(rpcQuery('listDocuments', roomId)), notedAfter)

/** A whole room as one file. */
export function useZip() {
  const { mutate, isPending } = useSaved<Room>(({ id }) => call('getZipLink', id), texts.noZip)
  return { isPending, fetch: (room: Room) => mutate(room, { onSuccess: () => listAgain(room.id) }) }
}

/** Of a room only what this person has not downloaded as it is. */
export function useChangedZip(): (room: Room) => void {
  const { mutate } = useSaved<Room>(({ id }) => call('getZipLink', id, { changedOnly: true }), texts.noZip)
  return (room) => mutate(room, { onSuccess: () => listAgain(room.id) })
}
