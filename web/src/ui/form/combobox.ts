import '@mantine/core/styles/Combobox.layer.css'
import './combobox.css'
import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { matchingFirst } from '../matching.ts'

const filter: OptionsFilter = ({ options, search }) =>
  matchingFirst(
    options.filter((option): option is ComboboxItem => !('group' in option)),
    search,
  )

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
