import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Whoever had the focus on something that goes is told, so that it can be put elsewhere. */
export function useFocusPassedOn(ref: RefObject<HTMLElement | null>, pass: () => void): void {
  const whenGone = useEffectEvent(pass)
  useLayoutEffect(() => {
    const shown = ref.current
    return () => {
      if (shown && document.activeElement === shown) whenGone()
    }
  }, [ref])
}
