import { Button } from '@mantine/core'
import { Alert } from '../ui/Alert.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { FoundParcel } from './FoundParcel.tsx'
import classes from './ParcelDialog.module.css'
import { texts } from './ParcelDialog.texts.ts'
import list from './parcel-rows.module.css'
import { useFoundParcels } from './useFoundParcels.ts'

export type ParcelSearchProps = { linked: readonly number[]; onAdd: (id: number) => void }

/** Looks for public parcels on the server, of which each can be taken. */
export function ParcelSearch({ linked, onAdd }: ParcelSearchProps) {
  const say = useSay()
  const { search, setSearch, asked, found, rows } = useFoundParcels()
  const { error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = found
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
      {!error && rows === undefined && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
      {rows?.length === 0 && (
        <output className={classes.quiet}>{say(asked === '' ? texts.noParcels : texts.nothingFound)}</output>
      )}
      <ul className={list.parcels}>
        {rows?.map((parcel) => (
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
