import { EditedSettings, type Settings } from '@allmende/domain/settings/settings.contract.ts'
import { settingsChangeLabels } from '@allmende/domain/settings/settings.texts.ts'
import { useChange } from '../rpc/queries.ts'
import { settingsQuery } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { changedSettings, type TypedSettings, typedSettings } from './edited-settings.ts'
import { isSecondFactorMeant } from './second-factor-question.ts'
import { texts } from './settings.texts.ts'

type Options = { settings: Settings; typed: TypedSettings }

/** The form of the settings; only what was changed is sent. */
export function useSettingsForm({ settings, typed }: Options) {
  const say = useSay()
  const change = useChange('setSettings')
  const labels = Object.fromEntries(
    Object.entries(settingsChangeLabels).map(([path, label]) => [path, say(label)]),
  )
  const state = useVersionedForm({
    schema: EditedSettings,
    labels,
    draftName: 'settings',
    thing: settings,
    valuesOf: (shown) => typedSettings(shown) ?? typed,
    query: settingsQuery,
    said: texts,
    isMeant: async (values, base) =>
      base.twoFactorAuthenticationRequired ||
      !values.twoFactorAuthenticationRequired ||
      isSecondFactorMeant(say),
    save: (values, { version, base }) => change.mutateAsync([{ ...changedSettings(base, values), version }]),
  })
  return { state, labels }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>['state']['form']
