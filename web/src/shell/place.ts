import type { Actor } from '@allmende/domain/actor.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { type ComponentType, createContext, use } from 'react'
import { useActor } from '../session/useSession.ts'

/** A link of the sidebar. */
export type Place = {
  label: Bilingual
  path: string
  hash?: string
  /** The tab a path without a hash opens. */
  isFirstTab?: boolean
  /** Paths that count as inside this place. */
  inside?: readonly string[]
}

export type Section = {
  name: string
  label: Bilingual
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  places: readonly Place[]
}

/** Which places there are for whom; put together where the areas are known. */
export type PlacesFor = (actor: Actor) => readonly Section[]

export const PlacesContext = createContext<PlacesFor>(() => [])

/** The sidebar of whoever is here. */
export const usePlaces = (): readonly Section[] => use(PlacesContext)(useActor())
