import { type Args, contract, type MethodName, type Result } from '@allmende/domain/contract.ts'
import type { Entity, Method } from '@allmende/domain/method.ts'
import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { connection, onNotification } from './server.ts'

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

/** A change; what it moved is fetched again when the server says `storeChanged`. */
export function useChange<Name extends MethodName>(name: Name) {
  return useMutation<Result<Name>, CallError, Args<Name>>({ mutationFn: (args) => call(name, ...args) })
}

onNotification({
  storeChanged: (entity, id) => {
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

/** Whether a cached answer shows the thing that changed; a list shows every thing of its kind. */
export function isAbout(queryKey: readonly unknown[], entity: Entity, id: string | number | null): boolean {
  const [name, ...args] = queryKey
  if (typeof name !== 'string' || !Object.hasOwn(contract, name)) return false
  const { shows }: Method = contract[name as MethodName]
  if (shows?.entity !== entity) return false
  return id === null || shows.idAt === undefined || args[shows.idAt] === id
}
