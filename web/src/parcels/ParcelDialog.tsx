import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { matchingFirst } from '../ui/matching.ts'
import classes from './ParcelDialog.module.css'
import { texts } from './ParcelDialog.texts.ts'

export type KnownParcel = { id: number; name: string }

/** Parcels as the screen has them so far. */
export type Parcels = {
  /** Undefined while they are loaded. */
  list: readonly KnownParcel[] | undefined
  /** Why they could not be loaded. */
  error?: string | undefined
}

type ParcelDialogProps = {
  opened: boolean
  parcels: Parcels
  linked: readonly number[]
  onAdd: (id: number) => void
  onClose: () => void
}

/** Every parcel one may link; stays open, so that several can be taken. */
export function ParcelDialog({ opened, parcels, linked, onAdd, onClose }: ParcelDialogProps) {
  const say = useSay()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={say(texts.choose)}
      actions={
        <Button variant="default" onClick={onClose}>
          {say(houseTexts.close)}
        </Button>
      }
    >
      {parcels.error ? (
        <Alert tone="danger">{parcels.error}</Alert>
      ) : parcels.list === undefined ? (
        <p className={classes.quiet}>{say(houseTexts.loading)}</p>
      ) : parcels.list.length === 0 ? (
        <p className={classes.quiet}>{say(texts.noParcels)}</p>
      ) : (
        <ParcelList list={parcels.list} linked={linked} onAdd={onAdd} />
      )}
    </Dialog>
  )
}

type ParcelListProps = Pick<ParcelDialogProps, 'linked' | 'onAdd'> & { list: readonly KnownParcel[] }

const addedId = (id: number) => `parcel-${id}-added`

function ParcelList({ list, linked, onAdd }: ParcelListProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const found = matchingFirst(
    list.map((parcel) => ({ ...parcel, label: parcel.name })),
    search,
  )
  return (
    <div className={classes.dialog}>
      <TextField type="search" label={say(texts.search)} value={search} onChange={setSearch} />
      {found.length === 0 && <p className={classes.quiet}>{say(texts.nothingFound)}</p>}
      <ul className={classes.parcels}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {linked.includes(id) ? (
              <span id={addedId(id)} tabIndex={-1} className={classes.added}>
                <IconCheck size={16} aria-hidden />
                {say(texts.added)}
              </span>
            ) : (
              <Button
                size="sm"
                variant="subtle"
                aria-label={say(texts.addOf, { name })}
                onClick={() => {
                  onAdd(id)
                  // The button is gone by then; the next one is a Tab away.
                  requestAnimationFrame(() => focusOn(addedId(id)))
                }}
              >
                {say(texts.add)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
