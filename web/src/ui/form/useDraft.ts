import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readStored, removeStored, writeStored } from '../stored.ts'
import { type Draft, draftKey, oldestDrafts, readDraft, writeDraft } from './draft.ts'

const delay = 800

type Options<Value> = {
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

function keep(key: string, text: string): boolean {
  if (writeStored(key, text)) return true
  const entries = Object.keys(localStorage).map((name) => [name, readStored(name) ?? ''] as const)
  for (const old of oldestDrafts(entries)) {
    if (old !== key) removeStored(old)
    if (writeStored(key, text)) return true
  }
  return false
}

/** Keeps entries in the browser while they are typed, so that a crash or a session's end loses nothing. */
export function useDraft<Value>({ user, form, version, value, dirty }: Options<Value>) {
  const key = draftKey(user, form)
  const [found, setFound] = useState<Draft<Value> | null>(() =>
    readDraft<Value>(readStored(key), version, new Date()),
  )
  const [failed, setFailed] = useState(false)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!dirty) {
      pending.current = null
      return
    }
    const write = () => {
      pending.current = null
      const text = writeDraft(value, version, new Date())
      setFailed(text === null || !keep(key, text))
    }
    pending.current = write
    const timer = setTimeout(write, delay)
    return () => clearTimeout(timer)
  }, [dirty, key, value, version])

  // The last keystrokes before a tab is closed or a page left must not wait for the timer.
  useEffect(() => {
    const flush = () => pending.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  /** After saving on the server. */
  const clear = useCallback(() => {
    pending.current = null
    removeStored(key)
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
