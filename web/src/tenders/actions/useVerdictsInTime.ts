import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useEffect } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'

/** The server's clock and ours may differ by a little. */
const slack = 1000
/** What is later than a day is looked at by whoever loads the page then; browsers cannot wait for ever. */
const longestWait = 86_400_000

/** What time alone forbids is asked again once its moment has come: nobody announces that it has. */
export function useVerdictsInTime({ id, actions, lots }: Pick<TeamTender, 'id' | 'actions' | 'lots'>): void {
  const moments = [actions, ...lots.map((lot) => lot.actions)]
    .flat()
    .flatMap(({ verdict }) => verdict.from?.getTime() ?? [])
    .filter((time) => time + slack > serverNow().getTime())
  const next = moments.length === 0 ? null : Math.min(...moments)
  useEffect(() => {
    const wait = next === null ? longestWait : next + slack - serverNow().getTime()
    if (wait >= longestWait) return
    const timer = setTimeout(
      () => void queryClient.invalidateQueries(rpcQuery('getProject', id)),
      Math.max(0, wait),
    )
    return () => clearTimeout(timer)
  }, [next, id])
}
