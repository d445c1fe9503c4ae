import { shapeText } from '@allmende/domain/geometry/read-shape.ts'
import type { Shape } from '@allmende/domain/geometry/shape.ts'
import { useMemo, useState } from 'react'

/** A form keeps a text, the editor a shape: what was drawn stays the very same object, so that its steps can be undone. */
export function useShapeOfText(text: string | null, onChange: (shape: Shape | null) => void) {
  const [drawn, setDrawn] = useState<{ text: string | null; shape: Shape | null } | null>(null)
  const parsed = useMemo(() => (text === null ? null : (JSON.parse(text) as Shape)), [text])
  const shape = drawn && drawn.text === text ? drawn.shape : parsed
  const set = (next: Shape | null) => {
    setDrawn({ text: next && shapeText(next), shape: next })
    onChange(next)
  }
  return [shape, set] as const
}
