import { reasons } from '@allmende/domain/reasons.ts'
import type { ListedTemplate } from '@allmende/domain/templates/templates.contract.ts'
import { mayDeleteTemplate } from '@allmende/domain/templates/templates.rules.ts'
import { useSay } from '../ui/language.tsx'

/** Whether a form can be deleted, and why not where it cannot. */
export function useDeletion(template: Pick<ListedTemplate, 'builtIn' | 'usedBy'>) {
  const say = useSay()
  const verdict = mayDeleteTemplate(template)
  return verdict.allowed
    ? { isLocked: false, reason: null }
    : { isLocked: true, reason: say(reasons[verdict.reason], verdict.values) }
}
