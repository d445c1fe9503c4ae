import { useEffect, useState } from 'react'

/** How far down the window the part that is read begins, of its height. */
const readFrom = 0.4

/** The anchor of the part of a page that somebody is in: where the focus is, as long as one sees it, else what is read. */
export function useSectionInView(anchors: readonly string[]): string | null {
  const [here, setHere] = useState<string | null>(null)
  const list = anchors.join(' ')
  useEffect(() => {
    const ids = list.split(' ')
    let asked = 0
    const look = () => {
      asked = 0
      const sections = ids.flatMap((anchor) => document.getElementById(anchor) ?? [])
      setHere((sections.find(hasFocusInSight) ?? sections.findLast(isReached))?.id ?? null)
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    soon()
    document.addEventListener('focusin', soon)
    window.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('focusin', soon)
      window.removeEventListener('scroll', soon)
    }
  }, [list])
  return here
}

const isReached = (section: HTMLElement): boolean =>
  section.getBoundingClientRect().top < window.innerHeight * readFrom

function hasFocusInSight(section: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || !section.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
