import type { ReactNode } from 'react'
import { AppLink } from '../AppLink.tsx'
import type { Column } from './table.types.ts'

const number = new Intl.NumberFormat('de-DE')
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** What a column shows of a row; the first column's is the link that opens it. */
export function CellContent<Row>({
  column,
  row,
  href,
}: {
  column: Column<Row>
  row: Row
  href?: string | undefined
}) {
  const content = column.render ? column.render(row) : plainCell(column, row)
  return href === undefined ? content : <AppLink href={href}>{content}</AppLink>
}

function plainCell<Row>(column: Column<Row>, row: Row): ReactNode {
  const value = column.value?.(row)
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return number.format(value)
  return value instanceof Date ? day.format(value) : String(value)
}
