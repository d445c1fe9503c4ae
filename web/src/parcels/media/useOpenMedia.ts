import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { addressWith, openIn } from './media-address.ts'
import { openBefore, stepsToClosed, type Visited, visitedAt } from './visited-media.ts'

export type OpenedMedia = {
  open: string | null
  /** What one walked here from. */
  previous: string | null
  /** To the next one is no step one would want to come back from. */
  show: (id: string) => void
  /** From one panorama into another: the way back leads to the first. */
  walk: (id: string) => void
  back: () => void
  close: () => void
}

/**
 * Which picture is open. The address says so, that it can be shared and the way back closes it; in a preview it is
 * nobody's business.
 */
export function useOpenMedia(isPreview: boolean): OpenedMedia {
  const stated = useStatedMedia()
  const [trail, setTrail] = useState<readonly string[]>([])
  if (!isPreview) return stated
  return {
    open: trail.at(-1) ?? null,
    previous: trail.at(-2) ?? null,
    show: (id) => setTrail([...trail.slice(0, -1), id]),
    walk: (id) => setTrail([...trail, id]),
    back: () => setTrail(trail.slice(0, -1)),
    close: () => setTrail([]),
  }
}

function useStatedMedia(): OpenedMedia {
  const router = useRouter()
  const { pathname, searchStr, state } = useLocation()
  const open = openIn(searchStr)
  const index = state.__TSR_index
  const [visited, setVisited] = useState<Visited>(new Map())
  const known = visitedAt(visited, index, open)
  if (known !== visited) setVisited(known)

  const go = (id: string | null, replace: boolean) =>
    void router.navigate({ href: pathname + addressWith(searchStr, id), replace, resetScroll: false })
  return {
    open,
    previous: openBefore(known, index),
    show: (id) => go(id, open !== null),
    walk: (id) => go(id, false),
    back: () => router.history.back(),
    close() {
      const steps = stepsToClosed(known, index)
      if (steps === null) go(null, true)
      else router.history.go(-steps)
    },
  }
}
