import type { Args, MethodName, Result } from '@allmende/domain/contract.ts'
import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { connection, onNotification, wire } from './server.ts'

/** How long an answer counts as fresh. */
export const freshFor = 3000

export const queryClient = new QueryClient({
  defaultOptions: {
    // The connection itself repeats what was lost on the way, and queues while there is none.
    queries: { staleTime: freshFor, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** A read: its cache key is the method's name and arguments. */
export function rpcQuery<Name extends MethodName>(name: Name, ...args: Args<Name>) {
  return queryOptions<Result<Name>, CallError>({
    queryKey: [name, ...args],
    queryFn: () => call(name, ...args),
  })
}

/** A whole list, part by part: the server answers as much at once as it sees fit. The key is like a read's. */
export function wholeList<Row>(
  queryKey: readonly [MethodName, ...unknown[]],
  ask: (offset: number) => Promise<readonly Row[]>,
) {
  return queryOptions<readonly Row[], CallError>({
    queryKey,
    queryFn: async () => {
      const rows: Row[] = []
      for (let part = await ask(0); part.length > 0; part = await ask(rows.length)) rows.push(...part)
      return rows
    },
  })
}

/** A change; what it moved is fetched again when the server says `storeChanged`. */
export function useChange<Name extends MethodName>(name: Name) {
  return useMutation<Result<Name>, CallError, Args<Name>>({ mutationFn: (args) => call(name, ...args) })
}

onNotification({
  storeChanged: async (entity, id) => {
    const { isAbout } = await wire()
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey, entity, id) })
  },
})

let everConnected = false
connection.state.subscribe(() => {
  if (!connection.state.get().connected) return
  // Nobody told us what changed while we were away.
  if (everConnected) void queryClient.invalidateQueries()
  everConnected = true
})
