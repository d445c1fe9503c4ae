import { createContext, use } from 'react'
import type { Drag } from './useDrag.ts'
import type { OutlineState } from './useOutline.ts'

/** What every row of an outline works with; `errorAt` finds what is wrong at a path of the form. */
export type OutlineTools = {
  outline: OutlineState
  drag: Drag
  errorAt: (path: string) => string | undefined
  idAt: (path: string) => string
  /** Tells which names are typed and not added yet, each by a line of its own; null where it is added or given up. */
  onTyped: (line: string, name: string | null) => void
}

/** What can be said of a part besides its name; what is empty or off is taken away. */
export type PartFacts = {
  description?: string
  required?: boolean
  repeatable?: boolean
  alwaysShow?: boolean
  startsWith?: number | undefined
  maxLength?: number | undefined
}

export const OutlineContext = createContext<OutlineTools | null>(null)

export function useOutlineTools(): OutlineTools {
  const tools = use(OutlineContext)
  if (!tools) throw new Error('A row needs an outline round it')
  return tools
}
