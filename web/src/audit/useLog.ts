import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { queryClient } from '../rpc/queries.ts'
import { type LogFilter, momentsOf } from './log-filter.ts'
import { type Log, pageSize, withNewest, withOlder } from './log-pages.ts'

/** Begins like every read's key, so that it is asked again when the log has grown. */
const keyOf = ({ projectId, type, from, to }: LogFilter) =>
  ['getLogEntries', projectId, type, from, to] as const

/** The server may answer with fewer than asked for where they are large; only an answer without any is the end. */
async function ask(filter: LogFilter, before?: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let below = before; entries.length < pageSize; below = entries.at(-1)?.id) {
    const part = await call('getLogEntries', filter.projectId, filter.type, {
      ...momentsOf(filter),
      ...(below !== undefined && { before: below }),
      limit: pageSize - entries.length,
    })
    if (part.length === 0) break
    entries.push(...part)
  }
  return entries
}

const logQuery = (filter: LogFilter) =>
  queryOptions<Log, CallError>({
    queryKey: keyOf(filter),
    queryFn: async () => {
      const newest = await ask(filter)
      return withNewest(queryClient.getQueryData<Log>(keyOf(filter)), newest)
    },
    // Comparing thousands of entries with themselves would take longer than drawing them.
    structuralSharing: false,
  })

/** The log as far as it was read, growing at both ends: by what happens, and by `readOn`. */
export function useLog(filter: LogFilter) {
  const client = useQueryClient()
  const { data: log, error, refetch } = useQuery(logQuery(filter))
  const reading = useMutation<void, CallError, LogFilter>({
    mutationFn: async (asked) => {
      const oldest = client.getQueryData<Log>(keyOf(asked))?.entries.at(-1)?.id
      const older = await ask(asked, oldest)
      client.setQueryData<Log>(keyOf(asked), (known) => known && withOlder(known, older))
    },
  })
  return {
    log,
    error,
    retry: () => void refetch(),
    readOn: () => reading.mutate(filter),
    isReading: reading.isPending,
    readingError: reading.error,
  }
}
