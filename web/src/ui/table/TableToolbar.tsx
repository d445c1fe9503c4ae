import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../language.tsx'
import { FilterButton } from './FilterButton.tsx'
import { texts } from './table.texts.ts'
import chip from '../chip.module.css'
import classes from './TableToolbar.module.css'
import type { Filter, TableQuery } from './table.types.ts'

type TableToolbarProps<Row> = {
  caption: string
  searchable: boolean
  searchLabel?: string | undefined
  filters: readonly Filter<Row>[]
  query: TableQuery
  narrowed: boolean
  onAsk: (change: Partial<TableQuery>) => void
  count: string
  /** Behind the filters. */
  children?: ReactNode
  /** At the end of the line below them. */
  aside?: ReactNode
}

/** Search and filters in one row, below it what is active, to be taken away one by one, and how much was found. */
export function TableToolbar<Row>({
  caption,
  searchable,
  searchLabel,
  filters,
  query,
  narrowed,
  onAsk,
  count,
  children,
  aside,
}: TableToolbarProps<Row>) {
  const say = useSay()
  const choose = (key: string, values: readonly string[]) =>
    onAsk({ filters: { ...query.filters, [key]: values } })
  return (
    <div className={classes.toolbar}>
      <div className={classes.row} data-screen-only>
        {searchable && (
          <SearchBox
            label={searchLabel ?? say(texts.searchIn, { table: caption })}
            placeholder={searchLabel ?? say(texts.search)}
            search={query.search}
            onSearch={(search) => onAsk({ search })}
          />
        )}
        {filters.map(({ key, label, options }) => (
          <FilterButton
            key={key}
            label={label}
            options={options}
            chosen={query.filters[key] ?? []}
            onChoose={(values) => choose(key, values)}
          />
        ))}
        {children}
      </div>
      <div className={classes.row}>
        <output className={classes.count}>{count}</output>
        {filters.flatMap(({ key, label, options }) =>
          (query.filters[key] ?? []).map((value) => {
            const name = `${label}: ${options.find((option) => option.value === value)?.label ?? value}`
            return (
              <button
                key={`${key}/${value}`}
                type="button"
                className={chip.chip}
                aria-label={say(texts.removeFilter, { name })}
                onClick={() =>
                  choose(
                    key,
                    (query.filters[key] ?? []).filter((other) => other !== value),
                  )
                }
              >
                {name}
                <IconX size={16} aria-hidden />
              </button>
            )
          }),
        )}
        {narrowed && (
          <Button variant="subtle" size="sm" onClick={() => onAsk({ search: '', filters: {} })}>
            {say(texts.reset)}
          </Button>
        )}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </div>
  )
}

const pause = 200

/** Waits until the typing pauses; what is cleared from outside is cleared here too. */
function SearchBox({
  label,
  placeholder,
  search,
  onSearch,
}: {
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
}) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      setTyped(null)
      if (typed !== search) onSearch(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  const shown = typed ?? search
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        shown !== '' && (
          <CloseButton size={32} aria-label={say(texts.clearSearch)} onClick={() => setTyped('')} />
        )
      }
    />
  )
}
