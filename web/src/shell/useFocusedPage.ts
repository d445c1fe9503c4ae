import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** A new page is announced by moving the focus to it, as if the document had been loaded anew. */
export function useFocusedPage(main: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // An open dialog keeps the focus.
        if (document.activeElement?.closest('[aria-modal="true"]')) return
        main.current?.focus({ preventScroll: true })
      }),
    [router, main],
  )
}
