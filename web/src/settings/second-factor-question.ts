import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { confirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toasts.tsx'
import { secondFactorTexts as texts, texts as settingsTexts } from './settings.texts.ts'

type Say = (text: Bilingual, values?: Values) => string
type HeldUp = { total: number; names: readonly string[]; includesCaller: boolean }

/** Whom it holds up, in words: herself first, then the others by name as far as they can be named. */
export function sayHeldUp({ total, names, includesCaller }: HeldUp, say: Say): string {
  if (total === 0) return say(texts.nobody)
  const more = total - names.length - (includesCaller ? 1 : 0)
  const people = [
    ...(includesCaller ? [say(texts.yourself)] : []),
    ...names,
    ...(more > 0 ? [say(texts.more, { n: more })] : []),
  ]
  return say(texts.heldUp, { n: total, people: people.join(', ') })
}

/** Asks before everyone has to set a second factor up; without knowing whom it holds up it is not done. */
export async function isSecondFactorMeant(say: Say): Promise<boolean> {
  try {
    const heldUp = await call('getUsersWithoutSecondFactor')
    return await confirm({
      title: say(texts.title),
      text: sayHeldUp(heldUp, say),
      confirmLabel: say(texts.demand),
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast.error(error.message, say(settingsTexts.notSaved))
    return false
  }
}
