import type { Bilingual } from '@allmende/domain/texts.ts'
import { createContext, type ReactNode } from 'react'

/** One thing that was found: where it is, and by what it is told from others of its name. */
export type Hit = {
  id: number
  href: string
  name: string
  facts: readonly (string | Bilingual)[]
  /** Where it stands. */
  mark?: ReactNode
}

/** A kind of thing the top bar finds. Each has a group of its own among the hits. */
export type SearchSource = {
  key: string
  label: Bilingual
  /** At most so many as are asked for. */
  find: (search: string, most: number) => Promise<readonly Hit[]>
  /** The way to all of them. */
  listOf: (search: string) => string
}

/** What can be found; put together where the areas are known. */
export const SearchSourcesContext = createContext<readonly SearchSource[]>([])
