import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { useState } from 'react'
import { done, type History, newHistory, redone, undone } from './history.ts'

type ShapeHistory = {
  change: (shape: Shape | null) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** The steps of this drawing; a value that comes from elsewhere begins anew. */
export function useShapeHistory(value: Shape | null, onChange: (shape: Shape | null) => void): ShapeHistory {
  const [kept, setHistory] = useState(() => newHistory(value))
  const history = kept.present === value ? kept : newHistory(value)
  const go = (next: History<Shape | null>) => {
    setHistory(next)
    onChange(next.present)
  }
  return {
    change: (shape) => go(done(history, shape)),
    undo: history.past.length > 0 ? () => go(undone(history)) : null,
    redo: history.future.length > 0 ? () => go(redone(history)) : null,
  }
}
