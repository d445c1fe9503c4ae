import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { focusIfLost, pageTitle } from '../../ui/focus-place.ts'
import { useSay } from '../../ui/language.tsx'
import chip from '../../ui/chip.module.css'
import classes from './filter.module.css'
import { filterTexts as texts } from './filter.texts.ts'
import type { Chip } from './filter-chips.ts'
import type { OnFilter } from './useParcelFilter.ts'

/** What is active, to be taken away one by one or at once. */
export function FilterChips({ chips, onFilter }: { chips: readonly Chip[]; onFilter: OnFilter }) {
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null
  return (
    <div className={classes.active}>
      <ul ref={list} className={classes.chips} aria-label={say(texts.activeFilters)}>
        {chips.map(({ key, words, rest }) => (
          <li key={key}>
            <button
              type="button"
              className={chip.chip}
              aria-label={say(texts.remove, { name: words })}
              onClick={() => {
                onFilter(rest)
                // The chip is gone by then.
                requestAnimationFrame(() => focusIfLost(list.current ?? pageTitle()))
              }}
            >
              {words}
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => {
          onFilter({})
          requestAnimationFrame(() => focusIfLost(pageTitle()))
        }}
      >
        {say(texts.reset)}
      </Button>
    </div>
  )
}
