import type { Parcel, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { foundParcelsQuery } from '../../parcels/found-parcels.query.ts'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import classes from './import.module.css'
import { texts } from './import.texts.ts'

type ParcelChoiceProps = {
  /** Those that the tender is about stand first. */
  linked: readonly number[]
  onChoose: (parcel: Parcel) => void
  onClose: () => void
}

/** So long after the last letter the server is asked. */
const pause = 250

export function ParcelChoice({ linked, onChoose, onClose }: ParcelChoiceProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), pause)
  const { data: own } = useQuery(linkedParcelsQuery(linked))
  const found = useInfiniteQuery(foundParcelsQuery(asked, { publicOnly: false }))
  const rows = found.data?.pages.flat()
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(texts.chooseParcel)}
      actions={
        <Button variant="default" onClick={onClose}>
          {say(houseTexts.cancel)}
        </Button>
      }
    >
      <div className={classes.dialog}>
        {own && own.length > 0 && <Parcels title={say(texts.linked)} rows={own} onChoose={onChoose} />}
        <TextField
          type="search"
          label={say(texts.search)}
          value={search}
          onChange={setSearch}
          maxLength={200}
        />
        {found.error && (
          <LoadFault title={say(texts.notLoaded)} error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!found.error && !rows && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
        {rows?.length === 0 && <output className={classes.quiet}>{say(texts.nothingFound)}</output>}
        {rows && rows.length > 0 && <Parcels title={say(texts.found)} rows={rows} onChoose={onChoose} />}
        {found.hasNextPage && (
          <Button
            variant="subtle"
            size="sm"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {say(texts.more)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type ParcelsProps = { title: string; rows: readonly PropertyRow[]; onChoose: (parcel: Parcel) => void }

function Parcels({ title, rows, onChoose }: ParcelsProps) {
  const say = useSay()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.parcels}>
        {rows.map((parcel) => (
          <li key={parcel.id}>
            <span className={classes.named}>
              {parcel.name}
              {parcel.location && <span className={classes.facts}>{parcel.location.name}</span>}
            </span>
            <Button
              size="sm"
              variant="subtle"
              aria-label={say(texts.chooseOf, { name: parcel.name })}
              onClick={() => onChoose({ id: parcel.id, name: parcel.name })}
            >
              {say(texts.choose)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
