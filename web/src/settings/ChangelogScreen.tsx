import { Page } from '../shell/Page.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './ChangelogScreen.module.css'
import { releases, texts } from './ChangelogScreen.texts.ts'

export function ChangelogScreen() {
  const say = useSay()
  return (
    <Page title={say(texts.title)}>
      {releases.map(({ version, date, notes }) => (
        <article key={version} className={classes.release}>
          <h2>{say(texts.version, { version })}</h2>
          <p className={classes.date}>{date}</p>
          <p>{say(notes)}</p>
        </article>
      ))}
    </Page>
  )
}
