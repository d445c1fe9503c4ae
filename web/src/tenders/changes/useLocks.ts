import type { Form } from '@allmende/domain/notices/form/form.ts'
import { changeableIn } from '@allmende/domain/tenders/change-rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMemo } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useSay } from '../../ui/language.tsx'
import { deadlineLocks, locksOf, ownLock } from './locks.ts'

/** What of a published tender stays as it is; a draft has nothing of the kind. */
export function useLocks(form: Form, announced: TeamTender | undefined) {
  const say = useSay()
  return useMemo(() => {
    if (!announced) return null
    const now = serverNow()
    const changeable = changeableIn(announced, now)
    return {
      locks: locksOf(form, announced, changeable, now, say),
      deadlineLocks: deadlineLocks(announced, now, say),
      lockOf: (key: 'name' | 'description' | 'organizationId') =>
        ownLock(changeable, key === 'organizationId' ? 'all' : 'texts', say),
    }
  }, [form, announced, say])
}
