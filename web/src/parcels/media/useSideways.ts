import { type RefObject, useEffect, useState } from 'react'

/** Moves a strip that is wider than its place, and tells where there is more of it. */
export function useSideways(strip: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ before: false, behind: false })
  useEffect(() => {
    const shown = strip.current
    if (!shown) return
    const look = () => {
      const before = shown.scrollLeft > 1
      const behind = shown.scrollLeft + shown.clientWidth < shown.scrollWidth - 1
      setMore((was) => (was.before === before && was.behind === behind ? was : { before, behind }))
    }
    const watch = new ResizeObserver(look)
    watch.observe(shown)
    // What came or went does not resize the strip itself.
    const content = new MutationObserver(look)
    content.observe(shown, { childList: true })
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      content.disconnect()
      shown.removeEventListener('scroll', look)
    }
  }, [strip])
  return {
    ...more,
    move: (by: -1 | 1) =>
      strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.8, behavior: 'smooth' }),
  }
}
