import type { Result } from '@allmende/domain/contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { onNotification } from '../../rpc/server.ts'
import { createStore, useStore } from '../../rpc/store.ts'

type Progress = { tenderId: number; percent: number } | null
const progress = createStore<Progress>(null)
onNotification({
  checkProgress: (tenderId, done, total) => progress.set({ tenderId, percent: (done / total) * 100 }),
})

export type CheckedNotice = Result<'checkNotice'> & { version: number }

/** The whole check of a saved notice, on request. */
export function useNoticeCheck({ id, version }: TeamTender) {
  const heard = useStore(progress)
  const checking = useMutation<CheckedNotice, CallError>({
    mutationFn: async () => ({ ...(await call('checkNotice', id, { official: true })), version }),
    onMutate: () => progress.set(null),
  })
  return {
    start: () => checking.mutate(),
    /** Stops waiting; what the server finds then is of no interest any more. */
    cancel: () => checking.reset(),
    isRunning: checking.isPending,
    percent: heard?.tenderId === id ? heard.percent : undefined,
    checked: checking.data,
    error: checking.error,
  }
}
