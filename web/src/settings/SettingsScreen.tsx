import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { settingsQuery } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { typedSettings } from './edited-settings.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { texts } from './settings.texts.ts'

export function SettingsScreen() {
  const say = useSay()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const typed = typedSettings(settings)
  return (
    <Page title={say(texts.title)} lead={say(texts.lead)}>
      {settings && typed && <SettingsForm settings={settings} typed={typed} />}
      {!typed && !error && <LoadingScreen />}
      {!typed && error && (
        <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
