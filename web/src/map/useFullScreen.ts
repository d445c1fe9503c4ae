import { type RefObject, useEffect, useState } from 'react'

/** `toggle` is null where the browser does not offer it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frame])
  if (!document.fullscreenEnabled) return { isFull: false, toggle: null }
  const toggle = () => {
    void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => undefined)
  }
  return { isFull, toggle }
}
