import { useCallback } from 'react'
import { readStored, removeStored, writeStored } from '../stored.ts'
import { type Draft, draftKey, oldestDrafts, readDraft, writeDraft } from './draft.ts'
import { type DraftOptions, useKeptDraft } from './useKeptDraft.ts'

function keep(key: string, text: string): boolean {
  if (writeStored(key, text)) return true
  const entries = Object.keys(localStorage).map((name) => [name, readStored(name) ?? ''] as const)
  for (const old of oldestDrafts(entries)) {
    if (old !== key) removeStored(old)
    if (writeStored(key, text)) return true
  }
  return false
}

/** Keeps entries in the browser while they are typed, so that a crash or a session's end loses nothing. */
export function useDraft<Value>({ user, form, version, value, dirty }: DraftOptions<Value>) {
  const key = draftKey(user, form)
  const write = useCallback(
    ({ before, ...latest }: Draft<Value>) => {
      const text = writeDraft({ ...latest, before }, version) ?? writeDraft(latest, version)
      return text !== null && keep(key, text)
    },
    [key, version],
  )
  const remove = useCallback(() => removeStored(key), [key])
  const earlier = () => readDraft<Value>(readStored(key), version, new Date())
  const [draft] = useKeptDraft(earlier, { value, isWritten: dirty, write, remove })
  return draft
}
