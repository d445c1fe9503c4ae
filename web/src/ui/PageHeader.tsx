import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

export type PageHeaderProps = {
  title: string
  /** 2 for a page that hangs in a frame with a title of its own. */
  level?: 1 | 2
  /** How many things the page lists. */
  count?: number | undefined
  badge?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** On the right; at most one of them is primary. */
  actions?: ReactNode
}

const whole = new Intl.NumberFormat('de-DE')

export function PageHeader({ title, level = 1, count, badge, lead, actions }: PageHeaderProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <header className={classes.header} data-level={level}>
      <div className={classes.words}>
        <div className={classes.line}>
          <Title className={classes.title}>{title}</Title>
          {count !== undefined && <span className={classes.count}>{whole.format(count)}</span>}
          {badge}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
