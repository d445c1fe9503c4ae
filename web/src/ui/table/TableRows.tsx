import { useRef } from 'react'
import { useGoTo } from '../AppLink.tsx'
import { CellContent } from './Cell.tsx'
import classes from './DataTable.module.css'
import type { DataTableProps } from './DataTable.tsx'
import { isRowClick } from './row-click.ts'
import { TableHead } from './TableHead.tsx'
import type { RowState, Sort } from './table.types.ts'
import { useVirtualWindow } from './useVirtualWindow.ts'

type TableRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowLink' | 'onOpen' | 'renderActions'
> & {
  rows: readonly Row[]
  rowState?: (row: Row) => RowState
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  usual?: Sort | null
  /** Of the first row, counted from 1 over all pages. */
  firstRow: number
  /** Null while nobody knows how many there are. */
  total: number | null
}

const rowHeight = 41

export function TableRows<Row>({
  rows,
  columns,
  rowKey,
  rowLink,
  onOpen,
  renderActions,
  rowState,
  ...table
}: TableRowsProps<Row>) {
  const goTo = useGoTo()
  const body = useRef<HTMLTableSectionElement>(null)
  const { indexes, before, after, measure } = useVirtualWindow(body, rows.length, rowHeight)
  const open = onOpen ?? (rowLink && ((row: Row) => goTo(rowLink(row))))
  const width = columns.length + (renderActions ? 1 : 0)
  return (
    <table className={classes.table} aria-rowcount={table.total === null ? -1 : table.total + 1}>
      <caption className={classes.caption}>{table.caption}</caption>
      <TableHead
        columns={columns}
        sort={table.sort}
        onSort={table.onSort}
        usual={table.usual ?? null}
        withActions={renderActions !== undefined}
      />
      <tbody ref={body}>
        <Gap height={before} width={width} />
        {indexes.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the first cell's link does it by keyboard
            <tr
              key={rowKey(row)}
              ref={measure}
              data-index={index}
              data-state={rowState?.(row)}
              data-opens={open !== undefined || undefined}
              aria-rowindex={table.firstRow + index + 1}
              onClick={(event) => isRowClick(event) && open?.(row)}
            >
              {columns.map((column, position) => (
                <td key={column.key} data-align={column.align}>
                  <CellContent column={column} row={row} href={position === 0 ? rowLink?.(row) : undefined} />
                </td>
              ))}
              {renderActions && <td className={classes.actions}>{renderActions(row)}</td>}
            </tr>
          )
        })}
        <Gap height={after} width={width} />
      </tbody>
    </table>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height, width }: { height: number; width: number }) {
  return height > 0 ? (
    <tr aria-hidden className={classes.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, only room */}
      <td colSpan={width} style={{ height }} />
    </tr>
  ) : null
}
