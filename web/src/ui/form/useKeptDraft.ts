import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, unanswered } from './draft.ts'

const delay = 800

export type DraftOptions<Value> = {
  /** Whose entries they are; another person at the same browser does not see them. */
  user: string
  /** Which form, and of which thing: `tender/17/offer`. */
  form: string
  /** Counted up when the form's shape changes; older drafts are then dropped. */
  version: number
  /** Stable while nothing is typed, or what was cleared is written again. */
  value: Value
  /** Only unsaved entries are kept. */
  dirty: boolean
}

/** Of two offers: the last entries, or those that were left unanswered before. */
export type Which = 'latest' | 'before'

export type KeptDraft<Value> = ReturnType<typeof useKeptDraft<Value>>[0]

type Keeping<Value> = {
  value: Value
  /** Whether there is something to write, and nothing earlier that is still to be read. */
  isWritten: boolean
  /** False when the browser did not take it. */
  write: (draft: Draft<Value>) => boolean | Promise<boolean>
  remove: () => void
}

/** What was found of an earlier time and what is typed now, wherever the browser keeps it. */
export function useKeptDraft<Value>(
  earlier: Draft<Value> | null | (() => Draft<Value> | null),
  { value, isWritten, write, remove }: Keeping<Value>,
) {
  const [found, setFound] = useState(earlier)
  const [discarded, setDiscarded] = useState<Draft<Value> | null>(null)
  const [failed, setFailed] = useState(false)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!isWritten) {
      pending.current = null
      return
    }
    const writeNow = async () => {
      pending.current = null
      setFailed(!(await write({ value, at: new Date(), before: unanswered(found) })))
    }
    pending.current = () => void writeNow()
    const timer = setTimeout(pending.current, delay)
    return () => clearTimeout(timer)
  }, [isWritten, value, write, found])

  // The last keystrokes before a tab is closed or a page left must not wait for the timer.
  useEffect(() => {
    const flush = () => pending.current?.()
    const flushHidden = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushHidden)
      flush()
    }
  }, [])

  /** After saving on the server. */
  const clear = useCallback(() => {
    pending.current = null
    remove()
    setFound(null)
    setDiscarded(null)
  }, [remove])

  const draft = useMemo(
    () => ({
      /** What was typed earlier and never saved; offer it with DraftOffer. */
      found,
      /** What was just thrown away and can still be had back. */
      discarded,
      /** Gives the earlier entries, or those before them, and takes the offer away. */
      restore: (which: Which = 'latest') => {
        setFound(null)
        return (which === 'latest' ? found : found?.before)?.value ?? null
      },
      discard: () => {
        clear()
        setDiscarded(found)
      },
      /** Offers again what was thrown away. */
      takeBack: () => {
        setFound(discarded)
        setDiscarded(null)
        if (discarded) void write(discarded)
      },
      clear,
      /** The browser has no room; the person should save soon. */
      failed,
    }),
    [found, discarded, failed, clear, write],
  )
  return [draft, setFound] as const
}
