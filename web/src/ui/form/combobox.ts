import '@mantine/core/styles/Combobox.layer.css'
import './combobox.css'
import type { ComboboxItem, ComboboxItemGroup, OptionsFilter } from '@mantine/core'
import { matchingFirst } from '../matching.ts'
import type { Option } from './option.ts'

type Entry = ComboboxItem | ComboboxItemGroup<ComboboxItem>
const isGroup = (entry: Entry): entry is ComboboxItemGroup<ComboboxItem> => 'group' in entry

const filter: OptionsFilter = ({ options, search }) => {
  const entries = options as readonly Entry[]
  return [
    ...matchingFirst(
      entries.filter((entry): entry is ComboboxItem => !isGroup(entry)),
      search,
    ),
    ...entries.filter(isGroup).map(({ group, items }) => ({ group, items: matchingFirst(items, search) })),
  ]
}

/** Options in Mantine's words, under their headings. */
export function comboboxData(options: readonly Option[]): Entry[] {
  const entries: Entry[] = []
  for (const { value, label, disabled = false, group } of options) {
    const item = { value, label, disabled }
    const last = entries.at(-1)
    if (group === undefined) entries.push(item)
    else if (last && isGroup(last) && last.group === group) last.items.push(item)
    else entries.push({ group, items: [item] })
  }
  return entries
}

/** What single and multiple choice have in common. */
export const comboboxBehaviour = {
  filter,
  /** More than there are countries. */
  limit: 300,
  /** The list itself scrolls, so that it needs no tab stop of its own. */
  withScrollArea: false,
  maxDropdownHeight: 320,
}

/** Mantine hides the button that clears from the keyboard and from screen readers; there is no other way to clear. */
export const reachable = { 'aria-hidden': false, tabIndex: 0 } as const
