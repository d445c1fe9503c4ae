import '@mantine/core/styles/Pagination.layer.css'
import { NativeSelect, Pagination } from '@mantine/core'
import { useSay } from '../language.tsx'
import { texts } from './table.texts.ts'
import classes from './TableFooter.module.css'
import { pageCount } from './table-query.ts'
import type { TableQuery } from './table.types.ts'

type TableFooterProps = {
  query: TableQuery
  found: number
  /** There are more, which nobody counted. */
  isMore?: boolean
  sizes: readonly number[]
  onAsk: (change: Partial<TableQuery>) => void
}

const number = new Intl.NumberFormat('de-DE')

/** Which part of the whole this is, and the way to the others. */
export function TableFooter({ query, found, isMore = false, sizes, onAsk }: TableFooterProps) {
  const say = useSay()
  const pages = pageCount(found, query.pageSize)
  const page = Math.min(query.page, pages)
  const from = (page - 1) * query.pageSize + 1
  const to = Math.min(found, page * query.pageSize)
  if (found <= Math.min(...sizes, query.pageSize)) return null
  return (
    <div className={classes.footer}>
      <span className={classes.range}>
        {say(isMore ? texts.rangeOfMore : texts.range, {
          from: number.format(from),
          to: number.format(to),
          total: number.format(found),
        })}
      </span>
      {pages > 1 && (
        <nav aria-label={say(texts.pages)}>
          <Pagination
            total={pages}
            value={page}
            onChange={(chosen) => onAsk({ page: chosen })}
            getItemProps={(item) => ({ 'aria-label': say(texts.page, { n: item }) })}
            getControlProps={(control) => ({
              'aria-label': say(control === 'previous' ? texts.previous : texts.next),
            })}
          />
        </nav>
      )}
      <NativeSelect
        className={classes.size}
        label={say(texts.pageSize)}
        data={[...new Set([...sizes, query.pageSize])]
          .toSorted((one, other) => one - other)
          .map((size) => ({ value: String(size), label: number.format(size) }))}
        value={String(query.pageSize)}
        onChange={(event) => onAsk({ pageSize: Number(event.currentTarget.value) })}
      />
    </div>
  )
}
