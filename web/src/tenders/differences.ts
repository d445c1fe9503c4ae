import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { isSaidAlike, spokenByPlace } from '@allmende/domain/tenders/tender-changes.ts'
import type { Language } from '@allmende/domain/texts.ts'
import type { SpokenDifference } from '../ui/form/ConflictNotice.tsx'
import type { TenderState } from './useTenderForm.ts'

type State = Pick<TenderState, 'panels'>
type States = { mine: State; theirs: State; base: State }

/** The answers somebody else has changed, in the order of the form. */
export function noticeDifferences(
  form: Form,
  lists: CodeLists,
  language: Language,
  { base, mine, theirs }: States,
): SpokenDifference[] {
  const spoken = (state: State) => spokenByPlace(form, state.panels, { language, lists })
  const [before, own, other] = [spoken(base), spoken(mine), spoken(theirs)]
  return [...new Set([...other.keys(), ...before.keys()])].flatMap((key) => {
    const [was, I, they] = [before.get(key), own.get(key), other.get(key)]
    if (isSaidAlike(was, they) || isSaidAlike(I, they)) return []
    const { panel, label } = they ?? was ?? { panel: '', label: key }
    const isDisputed = !isSaidAlike(was, I)
    return [{ key, label: `${panel}: ${label}`, isDisputed, mine: I?.text ?? '', theirs: they?.text ?? '' }]
  })
}
