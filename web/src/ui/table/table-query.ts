import { plain } from '../matching.ts'
import type { Cell, Column, Filter, Sort, TableQuery } from './table.types.ts'

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** The order people in Germany expect; what is empty comes last. */
export function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (one instanceof Date && other instanceof Date) return one.getTime() - other.getTime()
  return collator.compare(String(one), String(other))
}

const isEmpty = (cell: Cell) => cell === null || cell === undefined || cell === ''

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.key)?.value
  if (!sort || !value) return rows
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, cell: value(row) }))
    .toSorted((one, other) => {
      const gaps = Number(isEmpty(one.cell)) - Number(isEmpty(other.cell))
      return gaps !== 0 || isEmpty(one.cell) ? gaps : sign * compareCells(one.cell, other.cell)
    })
    .map(({ row }) => row)
}

/** Every word must occur somewhere in the row. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
): readonly Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const values = columns.flatMap(({ value, searched }) => (searched === false ? [] : (value ?? [])))
  return rows.filter((row) => {
    const text = plain(values.map((value) => String(value(row) ?? '')).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Within a filter any choice will do, between filters all must hold. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  chosen: TableQuery['filters'],
): readonly Row[] {
  const active = filters.filter(({ key, value }) => value && (chosen[key]?.length ?? 0) > 0)
  if (active.length === 0) return rows
  return rows.filter((row) =>
    active.every(({ key, value }) => {
      const has = value?.(row) ?? []
      return (chosen[key] ?? []).some((choice) =>
        typeof has === 'string' ? has === choice : has.includes(choice),
      )
    }),
  )
}

export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: TableQuery): readonly Row[] {
  const last = pageCount(rows.length, pageSize)
  const start = (Math.min(page, last) - 1) * pageSize
  return rows.slice(start, start + pageSize)
}

/** Ascending, descending, as it was. */
export function nextSort(sort: Sort | null, key: string, usual: Sort | null = null): Sort | null {
  if (sort?.key !== key) return { key, direction: 'asc' }
  if (sort.direction === 'asc') return { key, direction: 'desc' }
  // The usual order would be this one again.
  return usual?.key === key ? { key, direction: 'asc' } : null
}
