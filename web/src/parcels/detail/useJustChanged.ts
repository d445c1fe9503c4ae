import { useEffect, useState } from 'react'

const shownFor = 4000

/** For a short while after what one looks at has another version. */
export function useJustChanged(version: number | undefined): boolean {
  const [seen, setSeen] = useState(version)
  const isChanged = version !== seen && seen !== undefined
  useEffect(() => {
    if (version === seen) return
    const timer = setTimeout(() => setSeen(version), seen === undefined ? 0 : shownFor)
    return () => clearTimeout(timer)
  }, [version, seen])
  return isChanged
}
