import { useLayoutEffect, useRef, useState } from 'react'

/** A picture enlarged until another is shown; it then stands in the middle of its place. */
export function useZoom(shown: string) {
  const [zoomed, setZoomed] = useState<string | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isZoomed = zoomed === shown
  useLayoutEffect(() => {
    const place = stage.current
    if (!place || !isZoomed) return
    place.scrollTo({
      left: (place.scrollWidth - place.clientWidth) / 2,
      top: (place.scrollHeight - place.clientHeight) / 2,
      behavior: 'instant',
    })
  }, [isZoomed])
  return { isZoomed, stage, toggle: () => setZoomed(isZoomed ? null : shown) }
}
export type Zoom = ReturnType<typeof useZoom>
