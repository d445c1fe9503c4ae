import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { settingsQuery, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { typedSettings } from './edited-settings.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { texts } from './settings.texts.ts'

export function SettingsScreen() {
  const say = useSay()
  const user = useSession().user?.email ?? ''
  const { data: settings, error, refetch } = useQuery(settingsQuery)
  const typed = typedSettings(settings)
  return (
    <Page title={say(texts.title)} lead={say(texts.lead)}>
      {settings && typed && <SettingsForm user={user} settings={settings} typed={typed} />}
      {!typed && !error && <LoadingScreen />}
      {!typed && error && (
        <Alert
          tone="danger"
          title={say(texts.notLoaded)}
          action={<Button onClick={() => void refetch()}>{say(houseTexts.retry)}</Button>}
        >
          {error.message}
        </Alert>
      )}
    </Page>
  )
}
