import { ParcelSettings, type Settings } from '@allmende/domain/settings/settings.contract.ts'
import { settingsChangeLabels } from '@allmende/domain/settings/settings.texts.ts'
import { useChange } from '../../rpc/queries.ts'
import { settingsQuery } from '../../session/useSession.ts'
import { useSay } from '../../ui/language.tsx'
import { useVersionedForm } from '../../versioned/useVersionedForm.ts'
import { texts } from './parcel-settings.texts.ts'
import {
  changedParcelSettings,
  entryPaths,
  type TypedParcelSettings,
  typedParcelSettings,
} from './typed-parcel-settings.ts'

type Options = { settings: Settings; typed: TypedParcelSettings }

/** The form of the parcel settings; only what was changed is sent. */
export function useParcelSettingsForm({ settings, typed }: Options) {
  const say = useSay()
  const change = useChange('setSettings')
  const labels = Object.fromEntries(
    Object.keys(ParcelSettings.shape).flatMap((key) => {
      const label = settingsChangeLabels[key]
      return label ? [[key, say(label)]] : []
    }),
  )
  const state = useVersionedForm({
    schema: ParcelSettings,
    labels: (values) => ({ ...labels, ...Object.fromEntries(entryPaths(values)) }),
    draftName: 'parcel-settings',
    thing: settings,
    valuesOf: (shown) => typedParcelSettings(shown) ?? typed,
    query: settingsQuery,
    said: texts,
    save: (values, { version, base }) =>
      change.mutateAsync([{ ...changedParcelSettings(base, values), version }]),
  })
  return { state, labels }
}
