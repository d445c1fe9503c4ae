import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { confirmStore } from './confirm-store.ts'

export { confirm, type Question } from './confirm-store.ts'

const load = () => import('./ConfirmDialog.tsx')
const ConfirmDialog = lazy(() => load().then((module) => ({ default: module.ConfirmDialog })))

/** Where confirm() asks; once, beside the application. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(confirmStore.subscribe, confirmStore.first)
  // The first view does not wait for the dialog, but a question must not fail because the line is down by then.
  useEffect(() => {
    // Unheard failure: the line is down at this moment, and the question itself will load it again.
    const timer = setTimeout(() => void load().catch(() => undefined), 2000)
    return () => clearTimeout(timer)
  }, [])
  return pending ? (
    <Suspense>
      <ConfirmDialog question={pending.question} />
    </Suspense>
  ) : null
}
