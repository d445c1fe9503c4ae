import { useCallback, useState } from 'react'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useSay } from '../ui/language.tsx'
import { formTexts as texts } from './templates.texts.ts'

/** Names of new parts that are typed and not added yet: nothing is saved, nor left unasked, while there are any. */
export function useTypedNames(isGuarded: boolean) {
  const say = useSay()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const onTyped = useCallback((line: string, name: string | null) => {
    setNames((current) => {
      const next = new Map(current)
      if (name === null) next.delete(line)
      else next.set(line, name)
      return next
    })
  }, [])
  useLeaveGuard(names.size > 0 && !isGuarded)
  const [first] = names.values()
  return { onTyped, reason: first === undefined ? undefined : say(texts.notAdded, { name: first }) }
}
