import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { VersionedState } from '../versioned/useVersioned.ts'
import { resumeHash } from './form-anchors.ts'

/** Whoever comes to go on with her kept entries has them at once, unless there is something to know before. */
export function useResume({
  draft,
  offerNote,
  restore,
}: Pick<VersionedState, 'draft' | 'offerNote' | 'restore'>): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === resumeHash })
  const isDone = useRef(false)
  const isOffered = draft.found !== null && draft.found.before === undefined && !offerNote
  const resume = useEffectEvent(() => {
    isDone.current = true
    void restore()
  })
  useEffect(() => {
    if (isAsked && isOffered && !isDone.current) resume()
  }, [isAsked, isOffered])
}
