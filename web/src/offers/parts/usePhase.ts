import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { roomUploads } from '../../rooms/uploads/room-uploads.ts'
import { serverNow } from '../../rpc/clock.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useStore } from '../../rpc/store.ts'
import type { Contents } from '../filing/checklist.ts'
import { type Phase, roomStages } from '../offer-paths.ts'
import { ownParts } from './own-parts.ts'
import { useDeadlines } from './useDeadlines.ts'

const none: readonly Room[] = []

/** A bidder's lots and rooms on one of her pages, as they are now. */
export function usePhase(tender: ShownTender, phase: Phase) {
  const { data, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  const rooms = useMemo(
    () => data?.filter(({ type, stage }) => type === 'CONTRACTOR' && stage === roomStages[phase]),
    [data, phase],
  )
  const lists = useQueries({ queries: (rooms ?? []).map(({ id }) => rpcQuery('listDocuments', id)) })
  const uploads = useStore(roomUploads.uploads)
  const parts = ownParts(tender, phase, serverNow())
  useDeadlines(tender.id, parts)
  const documents = new Map((rooms ?? []).map(({ id }, index) => [id, lists[index]?.data]))
  const known = [...documents.values()].flatMap((list) => list ?? [])
  useFreshness(
    tender,
    known.map(({ id, name, state }) => `${id} ${name} ${state}`).join('\n'),
    lists.every((list) => list.data !== undefined),
  )
  const contents: Contents = { rooms: rooms ?? [], documentsOf: (roomId) => documents.get(roomId), uploads }
  return { parts, rooms, allRooms: data ?? none, contents, error, retry: () => void refetch() }
}

/** What lacks and what is not submitted hangs on the rooms, which may fill by a colleague's hand: then it is asked anew. */
function useFreshness({ id, offerId }: ShownTender, documents: string, isLoaded: boolean): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!isLoaded) return
    const isChanged = before.current !== null && before.current !== documents
    before.current = documents
    if (!isChanged) return
    void queryClient.invalidateQueries(rpcQuery('getProject', id))
    if (offerId !== null) void queryClient.invalidateQueries(rpcQuery('getSubmissions', offerId))
  }, [documents, isLoaded, id, offerId])
}
