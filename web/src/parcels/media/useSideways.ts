import { type RefObject, useEffect, useState } from 'react'

/** Until what came has its place, in milliseconds. */
const settling = 1000
const acts = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/** Moves a strip that is wider than its place, and tells where there is more of it. */
export function useSideways(strip: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ before: false, behind: false })
  useEffect(() => {
    const shown = strip.current
    if (!shown) return
    let isMoved = false
    let settlesUntil = performance.now() + settling
    const moved = () => {
      isMoved = true
    }
    const look = () => {
      // The browser follows a picture it was at; who has not moved the strip begins at its beginning.
      if (!isMoved && shown.scrollLeft > 0 && performance.now() < settlesUntil) shown.scrollLeft = 0
      const before = shown.scrollLeft > 1
      const behind = shown.scrollLeft + shown.clientWidth < shown.scrollWidth - 1
      setMore((was) => (was.before === before && was.behind === behind ? was : { before, behind }))
    }
    const watch = new ResizeObserver(look)
    watch.observe(shown)
    // What came or went does not resize the strip itself.
    const content = new MutationObserver(() => {
      settlesUntil = performance.now() + settling
      look()
    })
    content.observe(shown, { childList: true })
    for (const act of acts)
      (shown.parentElement ?? shown).addEventListener(act, moved, { passive: true, once: true })
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      content.disconnect()
      for (const act of acts) (shown.parentElement ?? shown).removeEventListener(act, moved)
      shown.removeEventListener('scroll', look)
    }
  }, [strip])
  return {
    ...more,
    move: (by: -1 | 1) =>
      strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.8, behavior: 'smooth' }),
  }
}
