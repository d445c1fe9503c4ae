import type { Bilingual } from '@allmende/domain/texts.ts'
import { useState } from 'react'
import { CallError } from '../../rpc/call-error.ts'

/** Something that the server may refuse. */
export type Attempt = {
  /** What is said above the server's own sentence. */
  failed: Bilingual
  isRunning: boolean
  refusal: CallError | null
  /** The server's sentence for one argument: `0.offerDeadline`. */
  faultAt: (path: string) => string | undefined
}

/** What was typed stays where the server says no: then the answer is null. */
export function useAttempt(failed: Bilingual) {
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const [isRunning, setRunning] = useState(false)
  async function attempt<Done>(change: () => Promise<Done>): Promise<Done | null> {
    setRunning(true)
    setRefusal(null)
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
      return null
    } finally {
      setRunning(false)
    }
  }
  const state: Attempt = { failed, isRunning, refusal, faultAt: (path) => refusal?.fields[path] }
  return { ...state, attempt }
}
