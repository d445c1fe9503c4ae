import { useMemo } from 'react'
import classes from './prose.module.css'
import { cleanHtml } from './safe-html.ts'

/** HTML people wrote; nothing in it can run. */
export function HtmlView({ html }: { html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html])
  // oxlint-disable-next-line react/no-danger -- cleanHtml is the one place that decides what may stand here
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: clean }} />
}
