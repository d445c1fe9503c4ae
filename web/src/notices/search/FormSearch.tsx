import { nameOf } from '@allmende/domain/notices/form/names.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from '../../rpc/store.ts'
import { comboboxBehaviour } from '../../ui/form/combobox.ts'
import { useSay } from '../../ui/language.tsx'
import type { NoticeFormStore } from '../form-store.ts'
import { searchForm } from './form-search.ts'
import classes from './FormSearch.module.css'
import { searchTexts as texts } from './search.texts.ts'

const mostHits = 30
const shortest = 2
const nothing: PanelValues = []

/** Finds a field by its name, its id or what is entered in it, and goes there. */
export function FormSearch({ store }: { store: NoticeFormStore }) {
  const say = useSay()
  const { form, lists } = useStore(store.definition)
  const [typed, setTyped] = useState('')
  // Whoever does not search is not drawn again while somebody types elsewhere.
  const values = useSyncExternalStore(store.settled.subscribe, () => (typed ? store.settled.get() : nothing))
  const wanted = useDeferredValue(typed)
  const hits = useMemo(
    () => (wanted.trim().length < shortest ? [] : searchForm(form, values, lists, wanted, mostHits)),
    [form, values, lists, wanted],
  )
  const byPath = new Map(hits.map((hit) => [hit.path, hit]))
  const options = hits.map(({ path }) => ({ value: path, label: nameOf(form, values, path) }))
  return (
    <Select
      {...comboboxBehaviour}
      label={say(texts.label)}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={null}
      placeholder={say(texts.placeholder)}
      searchable
      data={options}
      filter={() => options}
      nothingFoundMessage={say(typed.trim().length < shortest ? texts.typeOn : texts.nothing)}
      renderOption={({ option }) => {
        const hit = byPath.get(option.value)
        return (
          <span className={classes.hit}>
            <span>{option.label}</span>
            <span className={classes.detail}>
              {[hit?.item.contentId, hit?.entered].filter(Boolean).join(' · ')}
            </span>
          </span>
        )
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(path) => {
        if (path === null) return
        setTyped('')
        store.goTo(path)
      }}
    />
  )
}
