import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../session/useSession.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { MarkdownView } from '../../ui/markdown/MarkdownView.tsx'
import classes from './parcel-detail.module.css'

/** What the operator wants everybody to know who reads about a parcel. */
export function LegalNotice() {
  const say = useSay()
  const { language } = useLanguage()
  const { data: settings } = useQuery(settingsQuery)
  const text = settings?.legalTexts.rechtshinweis[language].trim()
  if (!text) return null
  return (
    <section className={classes.legal}>
      <h2>{say(legalTitles.rechtshinweis)}</h2>
      <MarkdownView text={text} />
    </section>
  )
}
