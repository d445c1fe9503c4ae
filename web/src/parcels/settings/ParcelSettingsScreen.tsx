import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { settingsQuery } from '../../session/useSession.ts'
import { Page } from '../../shell/Page.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { ParcelSettingsForm } from './ParcelSettingsForm.tsx'
import { texts } from './parcel-settings.texts.ts'
import { typedParcelSettings } from './typed-parcel-settings.ts'

export function ParcelSettingsScreen() {
  const say = useSay()
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const typed = typedParcelSettings(settings)
  if (settings && typed) return <ParcelSettingsForm settings={settings} typed={typed} />
  return (
    <Page title={say(texts.title)} lead={say(texts.lead)}>
      {error ? (
        <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
    </Page>
  )
}
