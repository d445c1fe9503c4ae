import { useRef } from 'react'
import { CellContent } from './Cell.tsx'
import classes from './DataTable.module.css'
import type { DataTableProps } from './DataTable.tsx'
import type { Column, RowState } from './table.types.ts'
import { useVirtualWindow } from './useVirtualWindow.ts'

type TableCardsProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'cards' | 'rowKey' | 'rowLink' | 'renderActions'
> & {
  rows: readonly Row[]
  rowState?: (row: Row) => RowState
}

const cardHeight = 148

/** Of a table that says nothing of its cards: its first column, and three facts that matter. */
function usualCard<Row>([title, ...others]: readonly Column<Row>[]) {
  const marked = others.filter(({ fact }) => fact)
  return { title, facts: (marked.length > 0 ? marked : others).slice(0, 3) }
}

/** Rows on a narrow screen: a title and the facts that matter. */
export function TableCards<Row>({
  rows,
  columns,
  cards,
  rowKey,
  rowLink,
  renderActions,
  rowState,
  caption,
}: TableCardsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const { indexes, before, after, measure } = useVirtualWindow(list, rows.length, cardHeight)
  const { title, facts, actionsBeside = false } = cards ?? { ...usualCard(columns), actionsBeside: false }
  return (
    <ul
      ref={list}
      className={classes.cards}
      aria-label={caption}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {indexes.map((index) => {
        const row = rows[index]
        if (row === undefined || !title) return null
        return (
          <li key={rowKey(row)} ref={measure} data-index={index}>
            <article
              className={classes.card}
              data-state={rowState?.(row)}
              data-beside={actionsBeside || undefined}
            >
              <div className={classes.cardTitle}>
                <CellContent column={title} row={row} href={rowLink?.(row)} />
              </div>
              {facts.length > 0 && (
                <dl className={classes.facts}>
                  {facts.map((column) => (
                    <div key={column.key}>
                      <dt>{column.title}</dt>
                      <dd>
                        <CellContent column={column} row={row} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {renderActions && <div className={classes.cardActions}>{renderActions(row)}</div>}
            </article>
          </li>
        )
      })}
    </ul>
  )
}
