import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { locationLabels } from '@allmende/domain/locations/locations.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { created, texts, updated } from './location-dialog.texts.ts'
import { isNameTaken, LocationEntries, typedLocation } from './typed-location.ts'

type Options = {
  location: Location | undefined
  others: readonly Location[]
  onSaved: () => void
}

/** The form of a location, new or as it is now. */
export function useLocationForm({ location, others, onSaved }: Options) {
  const say = useSay()
  const create = useChange('createLocation')
  const update = useChange('updateLocation')
  const id = location?.id
  const query = id === undefined ? undefined : rpcQuery('getLocationById', id)
  // What someone else makes of it meanwhile is compared, never taken over silently.
  const { data: now = location } = useQuery({
    ...rpcQuery('getLocationById', id ?? 0),
    enabled: id !== undefined,
  })
  const labels = Object.fromEntries(Object.entries(locationLabels).map(([key, label]) => [key, say(label)]))
  const state = useVersionedForm({
    schema: LocationEntries,
    labels,
    draftName: id === undefined ? 'location' : `location/${id}`,
    thing: now,
    valuesOf: typedLocation,
    query,
    said: id === undefined ? created : updated,
    isMeant: async ({ name }) => {
      if (!isNameTaken(others, id, name)) return true
      toast.info(say(texts.chooseOther), say(texts.nameTaken))
      state.form.refuse({ name: say(texts.nameTaken) })
      return false
    },
    save: async (values, { version }) => {
      const saved =
        id === undefined
          ? await create.mutateAsync([values])
          : await update.mutateAsync([{ ...values, id, version }])
      return call('getLocationById', saved)
    },
    onSaved,
  })
  return { state, labels, now }
}
