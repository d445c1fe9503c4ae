import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import type { LegalPage } from '@allmende/domain/settings/settings.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { settingsQuery } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { MarkdownView } from '../ui/markdown/MarkdownView.tsx'
import { texts } from './legal.texts.ts'
import { useFileLimits } from './useFileLimits.ts'

/** A text of the operator that every page links to. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const say = useSay()
  const { language } = useLanguage()
  const { data: settings, error } = useQuery(settingsQuery)
  const limits = useFileLimits()
  const text = settings?.legalTexts[page][language].trim()
  return (
    <Page title={say(legalTitles[page])}>
      {error && !settings && <Alert tone="danger">{error.message}</Alert>}
      {!error && !settings && <LoadingScreen />}
      {text === '' && <EmptyState title={say(texts.empty)} />}
      {text && <MarkdownView text={page === 'technischeParameter' ? text + limits : text} />}
    </Page>
  )
}
