import type { ChangeEvent } from 'react'
import { useSay } from '../language.tsx'
import { isSortable } from './TableHead.tsx'
import { texts } from './table.texts.ts'
import type { Cards, Column, Sort } from './table.types.ts'

type Options<Row> = {
  columns: readonly Column<Row>[]
  cards: Cards<Row> | undefined
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

const valueOf = ({ key, direction }: Sort) => `${key} ${direction}`

/** Cards have no head to sort by, so the choices become a select. */
export function useSortChoices<Row>({ columns, cards, sort, onSort }: Options<Row>) {
  const say = useSay()
  const bothWays = ({ key, title }: Pick<Column<Row>, 'key' | 'title'>) => [
    { value: valueOf({ key, direction: 'asc' }), label: say(texts.ascending, { column: title }) },
    { value: valueOf({ key, direction: 'desc' }), label: say(texts.descending, { column: title }) },
  ]
  const sortable = columns.filter(isSortable)
  const value = sort ? valueOf(sort) : cards ? valueOf(cards.usual) : ''
  const offered = (cards?.sorts ?? sortable).flatMap(bothWays)
  // Asked for by a column's head while the window was wider.
  const asked = sortable.flatMap(bothWays).filter((choice) => choice.value === value)
  const isOffered = value === '' || offered.some((choice) => choice.value === value)
  return {
    'aria-label': say(texts.sortBy),
    data: [
      ...(cards ? [] : [{ value: '', label: say(texts.unsorted) }]),
      ...offered,
      ...(isOffered ? [] : asked),
    ],
    value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const [key, direction] = event.currentTarget.value.split(' ')
      onSort(key ? { key, direction: direction === 'desc' ? 'desc' : 'asc' } : null)
    },
  }
}
