import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

export type PageHeaderProps = {
  title: string
  /** How many things the page lists. */
  count?: number | undefined
  badge?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** On the right; at most one of them is primary. */
  actions?: ReactNode
}

const whole = new Intl.NumberFormat('de-DE')

export function PageHeader({ title, count, badge, lead, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {count !== undefined && <span className={classes.count}>{whole.format(count)}</span>}
          {badge}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
