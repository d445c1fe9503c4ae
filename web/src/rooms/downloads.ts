import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { documentTexts } from './documents.texts.ts'
import { onThisServer } from './own-requests.ts'
import { texts } from './rooms.texts.ts'

/** As a download of a link, so that the page stays whatever the answer is. */
function saveFrom(link: string) {
  const anchor = document.createElement('a')
  Object.assign(anchor, { href: onThisServer(link), download: '' })
  anchor.click()
}

/** Until the server has noted who got it. */
const notedAfter = 3000

/** Asks for a link and saves what is there. */
export function useSaved<Asked>(ask: (asked: Asked) => Promise<string>, failed: Bilingual) {
  const say = useSay()
  return useMutation<string, CallError, Asked>({
    mutationFn: ask,
    onSuccess: saveFrom,
    onError: (error) => toast.error(error.message, say(failed)),
  })
}

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
