import type { AnyRouter } from '@tanstack/react-router'
import { fieldStart } from '../ui/form/field-start.ts'

const offset = 30
const topBarHeight = 56

/** How long a page takes to build its parts after it has opened. */
type DelayOf = (pathname: string) => number

/** Hash links glide to their element, every other navigation starts at the top. */
export function scrollAlong(router: AnyRouter, delayOf: DelayOf) {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    clearTimeout(timer)
    const { hash, pathname } = toLocation
    if (pathChanged && fromLocation) window.scrollTo({ top: 0, behavior: 'instant' })
    if (hash && (hashChanged || pathChanged))
      timer = setTimeout(() => scrollToElement(hash), delayOf(pathname))
  })
}

function scrollToElement(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = fieldStart(element).getBoundingClientRect().top + window.scrollY - topBarHeight - offset
  window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
}
