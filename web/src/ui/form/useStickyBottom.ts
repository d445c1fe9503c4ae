import { type RefObject, useEffect } from 'react'

const property = '--house-sticky-bottom'

/** Tells the page how high what sticks to its foot is, so that nothing one jumps or tabs to ends up below it. */
export function useStickyBottom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [bar])
}
