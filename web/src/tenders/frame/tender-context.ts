import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { createContext, use, useEffect } from 'react'

/** A part of a page that the menu leads to. */
export type PagePart = { anchor: string; label: string }

/** One thing that a page is about; `below` where it hangs from another page than its address says. */
export type PageThing = { name: string; below: { label: string; path: string } | null }

export type TenderSurroundings = {
  tender: ShownTender
  /** The page that is open tells which parts it has. */
  setParts: (parts: readonly PagePart[]) => void
  /** What stands on the page, where it is about one thing of a list. */
  setThing: (thing: PageThing | null) => void
}

export const TenderContext = createContext<TenderSurroundings | null>(null)

function useSurroundings(): TenderSurroundings {
  const surroundings = use(TenderContext)
  if (!surroundings) throw new Error('A page of a tender needs the frame of one round it')
  return surroundings
}

/** The tender round this page, as this person was sent it. */
export const useTender = (): ShownTender => useSurroundings().tender

/** Puts the parts of this page into the menu, as long as it is open; keep them stable. */
export function usePageParts(parts: readonly PagePart[]): void {
  const { setParts } = useSurroundings()
  useEffect(() => {
    setParts(parts)
    return () => setParts([])
  }, [parts, setParts])
}

/** Ends the way to this page, and the title of its tab, with the thing that it is about. */
export function usePageThing(name: string | null, label?: string, path?: string): void {
  const { setThing } = useSurroundings()
  useEffect(() => {
    const below = label === undefined || path === undefined ? null : { label, path }
    setThing(name === null ? null : { name, below })
    return () => setThing(null)
  }, [name, label, path, setThing])
}
