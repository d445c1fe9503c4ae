import { type ReactNode, Suspense, useEffect, useState } from 'react'

type OnceOpenedProps = { opened: boolean; children: (opened: boolean) => ReactNode }

/**
 * What opens over the page is loaded when it is first needed. It is drawn closed first and opened then, because
 * only on opening does a dialog note where to give the focus back to.
 */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <OpenedWhenThere opened={opened}>{children}</OpenedWhenThere>
    </Suspense>
  )
}

function OpenedWhenThere({ opened, children }: OnceOpenedProps) {
  const [isThere, setThere] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing is the point, see above
  useEffect(() => setThere(true), [])
  return children(isThere && opened)
}
