import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../rpc/call.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'

/** One message of a tender; null where it is not there for this person. */
export function useMessage(tenderId: number, id: number) {
  const { data, error, refetch } = useQuery(rpcQuery('getMessages', tenderId, null, { id }))
  return { message: data && (data[0] ?? null), error, retry: () => void refetch() }
}

async function tagRead({ id, projectId }: Message): Promise<void> {
  await call('addTag', id, 'gelesen')
  await Promise.all(
    [['getMessages', projectId], ['getUnreadMessages'], ['getProject', projectId], ['getProjects']].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Marks messages as read once they were on a screen that somebody could look at. */
export function useRead(messages: readonly Message[]): void {
  const unread = messages.filter(({ read }) => !read)
  const ids = unread.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids === '') return
    const tag = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tag)
      // Unheard failure: it stays new, and is tried again when it is next opened.
      for (const message of unread) void tagRead(message).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', tag)
    tag()
    return () => document.removeEventListener('visibilitychange', tag)
    // Made anew with every answer; it is about which of them are new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids])
}
