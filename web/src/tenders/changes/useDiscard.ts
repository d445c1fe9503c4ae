import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from './changes.texts.ts'
import { discardChange } from './discard-change.ts'

/** Asks, and takes the pending change away; false where nothing happened. */
export function useDiscard(announced: TeamTender) {
  const say = useSay()
  const [isRunning, setRunning] = useState(false)
  async function discard(): Promise<boolean> {
    const isMeant = await confirm({
      title: say(texts.discardTitle),
      text: say(texts.discardText),
      confirmLabel: say(texts.discard),
      danger: true,
    })
    if (!isMeant) return false
    // What was only typed is nowhere else yet.
    if (!announced.hasChanges) return true
    setRunning(true)
    try {
      const tender = await discardChange(announced)
      queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, tender)
      toast.success(say(texts.discarded))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notDiscarded))
      return false
    } finally {
      setRunning(false)
    }
  }
  return { discard, isRunning }
}
