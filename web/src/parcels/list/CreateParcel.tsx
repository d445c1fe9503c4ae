import { fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { requiredText } from '@allmende/domain/validation.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../rpc/call.ts'
import { useChange, wholeList } from '../../rpc/queries.ts'
import { AppLink, useGoTo } from '../../ui/AppLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useTypedText } from '../../ui/useTypedText.ts'
import { newParcelPath } from '../parcel-paths.ts'
import classes from './list.module.css'
import { texts } from './CreateParcel.texts.ts'

const longestName = 200
const locationsPath = '/standorte'

/** Those a parcel can be put at: archived ones are not among them. */
const openLocations = wholeList(['getLocations'], (offset) => call('getLocations', { offset }))

/** Asks for what a parcel begins with, and leads on to the rest. */
export function CreateParcel({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const goTo = useGoTo()
  const formId = useId()
  const [name, setName] = useState('')
  const [locationId, setLocationId] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { data: locations, error, refetch } = useQuery(openLocations)
  const create = useChange('createProperty')
  const { close, form } = useTypedText(onClose)
  const missing = (value: string | null) => (isAsked && !value?.trim() ? say(requiredText) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '' || name.length > longestName || !locationId || create.isPending) return
    create.mutate([name.trim(), Number(locationId)], {
      onSuccess: (id) => {
        onClose()
        goTo(newParcelPath(id))
      },
      onError: ({ message, fields }) => {
        if (!fields['0'] && !fields['1']) toast.error(message, say(texts.notCreated))
      },
    })
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={say(texts.title)}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {say(houseTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            {say(texts.create)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={classes.dialog} onSubmit={submit} noValidate>
        <p>{say(texts.text)}</p>
        <TextField
          label={say(parcelLabels.name)}
          required
          maxLength={longestName}
          value={name}
          error={create.error?.fields['0'] ?? missing(name)}
          onChange={setName}
        />
        {error && (
          <LoadFault title={say(texts.locationsNotLoaded)} error={error} onRetry={() => void refetch()} />
        )}
        <SelectField
          label={say(fieldLabels.location)}
          required
          placeholder={say(texts.chooseLocation)}
          options={(locations ?? []).map((location) => ({
            value: String(location.id),
            label: location.name,
          }))}
          value={locationId}
          error={create.error?.fields['1'] ?? missing(locationId)}
          onChange={setLocationId}
        />
        {locations?.length === 0 && (
          <p>
            {say(texts.noLocation)} <AppLink href={locationsPath}>{say(texts.toLocations)}</AppLink>
          </p>
        )}
      </form>
    </Dialog>
  )
}
