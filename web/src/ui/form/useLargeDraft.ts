import { useCallback, useEffect, useState } from 'react'
import { type Draft, draftKey } from './draft.ts'
import { readLargeDraft, removeLargeDraft, writeLargeDraft } from './large-drafts.ts'
import { type DraftOptions, useKeptDraft } from './useKeptDraft.ts'

/** Like `useDraft` for forms of any size. */
export function useLargeDraft<Value>({ user, form, version, value, dirty }: DraftOptions<Value>) {
  const key = draftKey(user, form)
  const [isRead, setIsRead] = useState(false)
  const write = useCallback(
    (latest: Draft<Value>) => writeLargeDraft(key, { version, ...latest }),
    [key, version],
  )
  const remove = useCallback(() => void removeLargeDraft(key), [key])
  const [draft, offer] = useKeptDraft<Value>(null, { value, isWritten: dirty && isRead, write, remove })

  useEffect(() => {
    let gone = false
    void readLargeDraft<Value>(key, version, new Date()).then((earlier) => {
      if (gone) return
      offer(earlier)
      setIsRead(true)
    })
    return () => {
      gone = true
    }
  }, [key, version, offer])

  return draft
}
