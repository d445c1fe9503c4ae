import type { ChangeEvent } from 'react'
import { useSay } from '../language.tsx'
import { isSortable } from './TableHead.tsx'
import { sortChoices } from './sort-choices.ts'
import { texts } from './table.texts.ts'
import type { Column, Sort, SortMenu } from './table.types.ts'

type Options<Row> = {
  columns: readonly Column<Row>[]
  menu: SortMenu | undefined
  /** The one in force. */
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

const valueOf = ({ key, direction }: Sort) => `${key} ${direction}`

/** The orders as a select: those a table names, else those of its columns, as cards have no head to sort by. */
export function useSortChoices<Row>({ columns, menu, sort, onSort }: Options<Row>) {
  const say = useSay()
  const choices = sortChoices(menu ?? { offered: columns.filter(isSortable), others: [] }, sort)
  return {
    'aria-label': say(texts.sortBy),
    data: [
      ...(menu ? [] : [{ value: '', label: say(texts.unsorted) }]),
      ...choices.map((choice) => ({
        value: valueOf(choice),
        label: say(choice.direction === 'asc' ? texts.ascending : texts.descending, { column: choice.title }),
      })),
    ],
    value: sort ? valueOf(sort) : '',
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const [key, direction] = event.currentTarget.value.split(' ')
      onSort(key ? { key, direction: direction === 'desc' ? 'desc' : 'asc' } : null)
    },
  }
}
