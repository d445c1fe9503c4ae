import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { FoundParcel } from './FoundParcel.tsx'
import { foundParcelsQuery } from './found-parcels.query.ts'
import classes from './ParcelDialog.module.css'
import { texts } from './ParcelDialog.texts.ts'

export type ParcelSearchProps = { linked: readonly number[]; onAdd: (id: number) => void }

/** So long after the last letter the server is asked. */
const pause = 250

/** Looks for public parcels on the server, of which each can be taken. */
export function ParcelSearch({ linked, onAdd }: ParcelSearchProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), pause)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    foundParcelsQuery(asked),
  )
  const found = data?.pages.flat()
  return (
    <div className={classes.dialog}>
      <TextField
        type="search"
        label={say(texts.search)}
        value={search}
        onChange={setSearch}
        maxLength={200}
      />
      {error && (
        <Alert tone="danger">
          {error.message}{' '}
          <Button size="sm" variant="subtle" onClick={() => void refetch()}>
            {say(houseTexts.retry)}
          </Button>
        </Alert>
      )}
      {!error && found === undefined && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
      {found?.length === 0 && (
        <output className={classes.quiet}>{say(asked === '' ? texts.noParcels : texts.nothingFound)}</output>
      )}
      <ul className={classes.parcels}>
        {found?.map((parcel) => (
          <FoundParcel key={parcel.id} parcel={parcel} isAdded={linked.includes(parcel.id)} onAdd={onAdd} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(texts.more)}
        </Button>
      )}
    </div>
  )
}
