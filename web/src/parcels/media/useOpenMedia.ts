import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { addressWith, openIn } from './media-address.ts'

/**
 * Which picture is open. The address says so, that it can be shared and the way back closes it; in a preview it is
 * nobody's business.
 */
export function useOpenMedia(isPreview: boolean) {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const [ofPreview, setOfPreview] = useState<string | null>(null)
  const stated = openIn(searchStr)
  const isOwnStep = useRef(false)
  useEffect(() => {
    if (stated === null) isOwnStep.current = false
  }, [stated])

  const go = (id: string | null, replace: boolean) =>
    void router.navigate({ href: pathname + addressWith(searchStr, id), replace, resetScroll: false })

  if (isPreview) return { open: ofPreview, show: setOfPreview, close: () => setOfPreview(null) }
  return {
    open: stated,
    /** To the next one is no step one would want to come back from. */
    show(id: string) {
      isOwnStep.current ||= stated === null
      go(id, stated !== null)
    },
    close() {
      if (isOwnStep.current) router.history.back()
      else go(null, true)
    },
  }
}
