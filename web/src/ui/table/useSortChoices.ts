import type { ChangeEvent } from 'react'
import { useSay } from '../language.tsx'
import { isSortable } from './TableHead.tsx'
import { texts } from './table.texts.ts'
import type { Column, Sort } from './table.types.ts'

/** Cards have no head to sort by, so the choices become a select. */
export function useSortChoices<Row>(
  columns: readonly Column<Row>[],
  sort: Sort | null,
  onSort: (sort: Sort | null) => void,
) {
  const say = useSay()
  const choices = columns.filter(isSortable).flatMap(({ key, title }) => [
    { value: `${key} asc`, label: say(texts.ascending, { column: title }) },
    { value: `${key} desc`, label: say(texts.descending, { column: title }) },
  ])
  return {
    'aria-label': say(texts.sortBy),
    data: [{ value: '', label: say(texts.unsorted) }, ...choices],
    value: sort ? `${sort.key} ${sort.direction}` : '',
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const [key, direction] = event.currentTarget.value.split(' ')
      onSort(key ? { key, direction: direction === 'desc' ? 'desc' : 'asc' } : null)
    },
  }
}
