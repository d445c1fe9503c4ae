import { useMemo } from 'react'
import { useSay } from '../language.tsx'
import { texts } from './markdown.texts.ts'
import classes from './prose.module.css'
import { safeHtml } from './safe-html.ts'

/** Text people wrote, with headings, lists and links; nothing in it can run, and no text takes the page with it. */
export function MarkdownView({ text }: { text: string }) {
  const html = useMemo(() => safeHtml(text), [text])
  if (html === null) return <AsTyped text={text} />
  // oxlint-disable-next-line react/no-danger -- safeHtml is the one place that decides what may stand here
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

function AsTyped({ text }: { text: string }) {
  const say = useSay()
  return (
    <div className={classes.prose}>
      <p className={classes.note}>{say(texts.asTyped)}</p>
      <p className={classes.typed}>{text}</p>
    </div>
  )
}
