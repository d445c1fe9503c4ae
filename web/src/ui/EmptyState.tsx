import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { ParcelMotif } from './ParcelMotif.tsx'

/** Nothing is here: why, and what can be done. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <ParcelMotif variant="small" />
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
