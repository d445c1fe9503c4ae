import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Store, useStore } from '../rpc/store.ts'
import { useSession } from '../session/useSession.ts'
import { isInList } from './begun-uploads.ts'
import { forgetRecord, readRecords, recordChanges, type ResumeRecord } from './resume-records.ts'
import { discardUpload, offsetOf } from './tus-request.ts'

/** An upload that was begun before the page was loaded, and how much of it the server has. */
export type Leftover = { record: ResumeRecord; sent: number | undefined }

/** What is left of earlier uploads to a place. */
export function useLeftovers(place: string, uploads: Store<readonly unknown[]>) {
  const changes = useStore(recordChanges)
  const listed = useStore(uploads).length
  const { user, token } = useSession()
  const whose = useMemo(() => user && { user: user.email, place }, [user, place])
  const records = useMemo(
    () => (whose ? readRecords(whose).filter(({ url }) => !isInList(url)) : []),
    // oxlint-disable-next-line react/exhaustive-deps -- both tell that something else is left now
    [whose, changes, listed],
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
      if (whose) forgetRecord(whose, url)
      void discardUpload(url)
    },
  }
}
