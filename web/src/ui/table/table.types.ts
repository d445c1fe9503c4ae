import type { ReactNode } from 'react'

export type Cell = string | number | boolean | Date | null | undefined

export type Column<Row> = {
  key: string
  title: string
  /** What the column sorts and searches by; without it, it does neither. */
  value?: (row: Row) => Cell
  /** What it shows; otherwise its value. */
  render?: (row: Row) => ReactNode
  /** What it sorts by is not what one would search for, such as a number of bytes. */
  searched?: false
  /** For server-side tables: whether the server can sort by it. */
  sortable?: boolean
  align?: 'start' | 'end'
  /** `30%`, `120px`; columns without one share the rest. */
  width?: string
  /** Left out below 1200 px, where the others need its room; cards show it all the same. */
  wideOnly?: true
  /** Left out below 1400 px, like that. */
  widestOnly?: true
  /** One of the three facts a card shows on a phone; the first column is its title. */
  fact?: boolean
}

/** How a table with cards of its own making shows itself on narrow screens. */
export type Cards<Row> = {
  title: Column<Row>
  /** All of them on every card, so that cards can be compared. */
  facts: readonly Column<Row>[]
  /** The actions stand beside the title, where there is only a menu. */
  actionsBeside?: boolean
}

/** An order that a menu can name. */
export type NamedSort = { key: string; title: string }

/** The orders of a table that offers others than its columns. */
export type SortMenu = {
  /** Also beside columns, and not only above cards. */
  isAlwaysShown: boolean
  /** Each both ways. */
  offered: readonly NamedSort[]
  /** Named where they are in force, such as by an address, and not offered otherwise. */
  others: readonly NamedSort[]
  /** How the rows come where nobody asked for an order. */
  usual: Sort
}

export type Filter<Row> = {
  key: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What a row has of this; not needed when the server filters. */
  value?: (row: Row) => string | readonly string[]
}

/** A row that has just arrived, or whose details are open. */
export type RowState = 'fresh' | 'chosen' | undefined

export type Sort = { key: string; direction: 'asc' | 'desc' }

/** Everything a person asked the table for. */
export type TableQuery = {
  search: string
  filters: Readonly<Record<string, readonly string[]>>
  sort: Sort | null
  /** From 1. */
  page: number
  pageSize: number
}
