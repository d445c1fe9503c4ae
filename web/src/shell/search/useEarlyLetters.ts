import { useEffect } from 'react'

/** Whoever types before the field is there finds her letters in it. */
export function useEarlyLetters(opened: boolean, change: (letters: (typed: string) => string) => void): void {
  useEffect(() => {
    if (!opened) return
    const waiting = new AbortController()
    const { signal } = waiting
    const press = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      change((typed) => typed + event.key)
    }
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) waiting.abort()
    }
    document.addEventListener('keydown', press, { signal, capture: true })
    document.addEventListener('focusin', arrive, { signal })
    return () => waiting.abort()
  }, [opened, change])
}
