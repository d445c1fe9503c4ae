import { type RefObject, useEffect, useEffectEvent } from 'react'

type Deeds = {
  undo: () => void
  redo: (() => void) | null
  remove: (() => void) | null
  /** Ends a drawing begun; null while none is. */
  leave: (() => void) | null
}

/** The keys of a drawing program, while the focus is in the editor and in no field. */
export function useDrawingKeys(frame: RefObject<HTMLElement | null>, deeds: Deeds): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.matches('input, select, textarea') && !target.matches('[type="checkbox"]')) return
    const key = event.key.toLowerCase()
    const withCommand = event.ctrlKey || event.metaKey
    const deed =
      withCommand && (key === 'y' || (key === 'z' && event.shiftKey))
        ? deeds.redo
        : withCommand && key === 'z'
          ? deeds.undo
          : key === 'escape'
            ? deeds.leave
            : key === 'delete' && target?.matches('canvas')
              ? deeds.remove
              : null
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    deed()
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: KeyboardEvent) => pressed(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [frame])
}
