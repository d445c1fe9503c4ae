import type { Parcel, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import list from '../../parcels/parcel-rows.module.css'
import { useFoundParcels } from '../../parcels/useFoundParcels.ts'
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

export function ParcelChoice({ linked, onChoose, onClose }: ParcelChoiceProps) {
  const say = useSay()
  const { data: own } = useQuery(linkedParcelsQuery(linked))
  const { search, setSearch, found, rows } = useFoundParcels({ publicOnly: false })
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
      <ul className={list.parcels}>
        {rows.map((parcel) => (
          <li key={parcel.id}>
            <span className={list.named}>
              {parcel.name}
              {parcel.location && <span className={list.facts}>{parcel.location.name}</span>}
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
