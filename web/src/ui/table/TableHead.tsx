import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useSay } from '../language.tsx'
import classes from './DataTable.module.css'
import { texts } from './table.texts.ts'
import { nextSort } from './table-query.ts'
import type { Column, Sort } from './table.types.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** How the rows come where nobody asked for an order. */
  usual?: Sort | null
  withActions: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export const isSortable = <Row,>(column: Column<Row>): boolean =>
  column.sortable ?? column.value !== undefined

export function TableHead<Row>({ columns, sort, onSort, usual = null, withActions }: TableHeadProps<Row>) {
  const say = useSay()
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : null
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              style={column.width ? { width: column.width } : undefined}
              aria-sort={direction ? ariaSort[direction] : undefined}
            >
              {isSortable(column) ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => onSort(nextSort(sort, column.key, usual))}
                >
                  {column.title}
                  <SortArrow direction={direction} />
                </button>
              ) : (
                column.title
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" className={classes.actions}>
            {say(texts.actions)}
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortArrow({ direction }: { direction: Sort['direction'] | null }) {
  const Icon = direction === null ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown
  return <Icon size={16} className={direction ? classes.sorted : classes.unsorted} aria-hidden />
}
