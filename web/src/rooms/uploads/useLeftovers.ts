import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from '../../rpc/store.ts'
import { useSession } from '../../session/useSession.ts'
import { forgetRecord, readRecords, recordChanges, type ResumeRecord } from './resume-records.ts'
import { roomUploads } from './room-uploads.ts'
import { isInList } from './send-document.ts'
import { discardUpload, offsetOf } from './tus-request.ts'

/** An upload that was begun before the page was loaded, and how much of it the server has. */
export type Leftover = { record: ResumeRecord; sent: number | undefined }

/** What is left of earlier uploads into a room. */
export function useLeftovers(roomId: number) {
  const changes = useStore(recordChanges)
  const listed = useStore(roomUploads.uploads).length
  const { user, token } = useSession()
  const place = useMemo(() => user && { user: user.email, roomId }, [user, roomId])
  const records = useMemo(
    () => (place ? readRecords(place).filter(({ url }) => !isInList(url)) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- both tell that something else is left now
    [place, changes, listed],
  )
  const offsets = useQueries({
    queries: records.map(({ url }) => ({
      queryKey: ['upload', url],
      queryFn: () => offsetOf(url),
      enabled: token !== null,
      staleTime: 0,
      gcTime: 0,
    })),
  })
  return {
    leftovers: records.flatMap((record, index): Leftover[] => {
      const sent = offsets[index]?.data
      // The server threw it away.
      return sent === null ? [] : [{ record, sent }]
    }),
    discard({ url }: ResumeRecord) {
      if (place) forgetRecord(place, url)
      void discardUpload(url)
    },
  }
}
