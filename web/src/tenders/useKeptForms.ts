import { useEffect, useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { useStore } from '../rpc/store.ts'
import { draftChanges, keptForms } from '../ui/form/large-drafts.ts'

/** What somebody typed into forms in this browser and has not saved. */
export function useKeptForms(): ReadonlySet<string> {
  const user = useSession().user?.email
  const changes = useStore(draftChanges)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let gone = false
    if (user) void keptForms(user, new Date()).then((forms) => !gone && setKept(forms))
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again when something was kept or taken away
  }, [user, changes])
  return kept
}
