import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useIsPrinted } from '../useIsPrinted.ts'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to here all rows are in the document, so that the browser's own search finds them. */
const smallEnough = 200

/** Which of many rows are near the visible part of the window, and the room the others take above and below. */
export function useVirtualWindow(list: RefObject<HTMLElement | null>, count: number, estimate: number) {
  const [offset, setOffset] = useState(0)
  const isPrinted = useIsPrinted()
  // On paper nobody scrolls.
  const enabled = count > smallEnough && !isPrinted
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !enabled) return
    const look = () => setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY))
    look()
    // What stands above it may come, grow and go.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, enabled])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => estimate,
    overscan: 12,
    scrollMargin: offset,
  })
  if (!enabled) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? offset) - offset),
    after: Math.max(0, virtualizer.getTotalSize() + offset - (items.at(-1)?.end ?? 0)),
    measure: virtualizer.measureElement,
  }
}
