import { useMemo } from 'react'
import classes from './prose.module.css'
import { safeHtml } from './safe-html.ts'

/** Text people wrote, with headings, lists and links; nothing in it can run. */
export function MarkdownView({ text }: { text: string }) {
  const html = useMemo(() => safeHtml(text), [text])
  // oxlint-disable-next-line react/no-danger -- safeHtml is the one place that decides what may stand here
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
