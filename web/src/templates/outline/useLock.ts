import { mayRemovePart } from '@allmende/domain/templates/template-edits.ts'
import {
  isGroupPart,
  type Part,
  type PartKey,
  placeOfPart,
} from '@allmende/domain/templates/template-tree.ts'
import { useSay } from '../../ui/language.tsx'
import { outlineTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'

/** Why a part cannot be deleted; null where it can. */
export function useLock(part: Part, parentKey: PartKey | null): string | null {
  const say = useSay()
  const { panels, base } = useOutlineTools().outline
  const parent = parentKey === null ? null : (placeOfPart(panels, parentKey)?.part ?? null)
  if (mayRemovePart(part, parent, base).allowed) return null
  return say(isGroupPart(part) ? texts.lockedGroup : texts.locked)
}
