import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, draftKey } from './draft.ts'
import { readLargeDraft, removeLargeDraft, writeLargeDraft } from './large-drafts.ts'

const delay = 800

type Options<Value> = {
  /** Whose entries they are; another person at the same browser does not see them. */
  user: string
  /** Which form, and of which thing: `tender/17`. */
  form: string
  /** Counted up when the form's shape changes; older drafts are then dropped. */
  version: number
  /** The same object while nothing is typed. */
  value: Value
  /** Only unsaved entries are kept. */
  dirty: boolean
}

/** Like `useDraft` for forms of any size: entries survive a crash or a session's end. */
export function useLargeDraft<Value>({ user, form, version, value, dirty }: Options<Value>) {
  const key = draftKey(user, form)
  const [found, setFound] = useState<Draft<Value> | null>(null)
  const [isRead, setIsRead] = useState(false)
  const [failed, setFailed] = useState(false)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    let gone = false
    void readLargeDraft<Value>(key, version, new Date()).then((draft) => {
      if (gone) return
      setFound(draft)
      setIsRead(true)
    })
    return () => {
      gone = true
    }
  }, [key, version])

  useEffect(() => {
    if (!dirty || !isRead) {
      pending.current = null
      return
    }
    const write = () => {
      pending.current = null
      void writeLargeDraft(key, { version, at: new Date(), value }).then((taken) => setFailed(!taken))
    }
    pending.current = write
    const timer = setTimeout(write, delay)
    return () => clearTimeout(timer)
  }, [dirty, isRead, key, value, version])

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
    void removeLargeDraft(key)
    setFound(null)
  }, [key])

  return useMemo(
    () => ({
      /** What was typed earlier and never saved; offer it with DraftOffer. */
      found,
      /** Gives the earlier entries and takes the offer away. */
      restore: () => {
        setFound(null)
        return found?.value ?? null
      },
      discard: clear,
      clear,
      /** The browser has no room; the person should save soon. */
      failed,
    }),
    [found, failed, clear],
  )
}
