import { Button, Popover, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { matchingFirst } from '../matching.ts'
import { useSay } from '../language.tsx'
import classes from './FilterButton.module.css'
import { texts } from './table.texts.ts'

type FilterButtonProps = {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

const longList = 8
const shownAtOnce = 100

/** One filter: a button that opens its choices, with a search when they are many. */
export function FilterButton({ label, options, chosen, onChoose }: FilterButtonProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const found = matchingFirst(options, search)
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus onClose={() => setSearch('')}>
      <Popover.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={say(texts.filterBy, { name: chosen.length > 0 ? `${label} ${chosen.length}` : label })}
        >
          {label} {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(texts.filterBy, { name: label })} className={classes.panel}>
        {options.length > longList && (
          <TextInput
            aria-label={say(texts.searchOptions)}
            placeholder={say(texts.searchOptions)}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <ul className={classes.options}>
          {found.slice(0, shownAtOnce).map((option) => (
            <li key={option.value}>
              <label className={classes.option}>
                <input
                  type="checkbox"
                  checked={chosen.includes(option.value)}
                  onChange={() => toggle(option.value)}
                />
                {option.label}
              </label>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={classes.note}>{say(texts.nothingFound)}</p>}
        {found.length > shownAtOnce && (
          <p className={classes.note}>{say(texts.moreOptions, { n: found.length - shownAtOnce })}</p>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
