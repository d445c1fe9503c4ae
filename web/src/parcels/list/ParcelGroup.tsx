import type { PropertyFilter, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { houseTexts } from '../../ui/house.texts.ts'
import classes from './list.module.css'
import { texts } from './list.texts.ts'
import { ParcelRow, rowLabels } from './ParcelRow.tsx'
import { parcelPages, rowsIn } from './parcels-page.query.ts'

type ParcelGroupProps = {
  name: string
  /** Of this group alone. */
  filter: PropertyFilter
  count: number
  onPoint: (row: PropertyRow | null) => void
}

/** The parcels of one location, read when it is opened. */
export function ParcelGroup({ name, filter, count, onPoint }: ParcelGroupProps) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...parcelPages(filter),
    placeholderData: keepPreviousData,
  })
  const rows = data && rowsIn(data)
  const hasMore = rows !== undefined && hasNextPage && rows.length < count
  const title = say(rows ? texts.notRefreshed : texts.notLoaded)
  return (
    <div className={classes.group}>
      {error && <LoadFault title={title} error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <output className={classes.quiet}>{say(houseTexts.loading)}</output>}
      {rows && (
        <>
          <RowHead />
          <ul className={classes.rows} aria-label={say(texts.ofLocation, { name })}>
            {rows.map((row) => (
              <ParcelRow key={row.id} row={row} onPoint={onPoint} />
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={isFetchingNextPage}
            aria-label={say(texts.moreOf, { name })}
            onClick={() => void fetchNextPage()}
          >
            {say(texts.more)}
          </Button>
          <output className={classes.quiet}>
            {say(texts.shownOf, { n: sayNumber(rows.length), total: sayNumber(count) })}
          </output>
        </div>
      )}
    </div>
  )
}

/** What stands in which column, where there is room for columns; each row says it too. */
function RowHead() {
  const say = useSay()
  return (
    <div className={classes.head} aria-hidden>
      <span>{say(parcelLabels.name)}</span>
      <div className={classes.facts}>
        {rowLabels.map((label) => (
          <span key={label.de}>{say(label)}</span>
        ))}
      </div>
    </div>
  )
}
