import type { DisplayType } from '@allmende/domain/notices/form/form.ts'
import { isChoice, type Part } from '@allmende/domain/templates/template-tree.ts'
import { displayTypeTexts } from '@allmende/domain/templates/templates.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import {
  IconAlignLeft,
  IconCalendar,
  IconCalendarTime,
  IconCircleDot,
  IconClock,
  IconFolder,
  IconHash,
  IconLayoutList,
  IconList,
  IconListCheck,
  IconListSearch,
  IconPoint,
  IconSquareCheck,
  IconTextSize,
} from '@tabler/icons-react'
import { outlineTexts as texts } from './outline.texts.ts'

const fieldIcons = {
  TEXTAREA: IconAlignLeft,
  TEXTBOX: IconTextSize,
  COMBOBOX: IconListSearch,
  DROPDOWN: IconList,
  MULTICHECKBOX: IconListCheck,
  NUMBER: IconHash,
  DATE: IconCalendar,
  TIME: IconClock,
  DATETIME: IconCalendarTime,
  CHECKBOX: IconSquareCheck,
  RADIO: IconCircleDot,
} satisfies Record<DisplayType, unknown>

/** How a part is marked and called. */
export function kindOf(part: Part): { Icon: typeof IconFolder; words: Bilingual } {
  if (isChoice(part)) return { Icon: IconPoint, words: texts.choice }
  if (part.contentType === 'field')
    return { Icon: fieldIcons[part.displayType], words: displayTypeTexts[part.displayType] }
  return part.contentType === 'section'
    ? { Icon: IconLayoutList, words: texts.section }
    : { Icon: IconFolder, words: texts.group }
}
