import { HtmlView } from './markdown/HtmlView.tsx'
import classes from './Letter.module.css'

/** A mail on its letterhead, as its reader sees it. */
export function Letter({ subject, html }: { subject: string; html: string }) {
  return (
    <div className={classes.letter} lang="de">
      <p className={classes.head}>Allmende</p>
      <p className={classes.subject}>{subject}</p>
      <HtmlView html={html} />
    </div>
  )
}
