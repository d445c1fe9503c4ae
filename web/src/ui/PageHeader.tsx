import type { ReactNode } from 'react'
import { Clamped } from './Clamped.tsx'
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

/** A title or a sentence of more lines would push everything else off a phone's screen. */
const mostLines = 3

const whole = new Intl.NumberFormat('de-DE')

export function PageHeader({ title, level = 1, count, badge, lead, actions }: PageHeaderProps) {
  return (
    <header className={classes.header} data-level={level}>
      <div className={classes.words}>
        <div className={classes.line}>
          <Clamped as={level === 1 ? 'h1' : 'h2'} className={classes.title} lines={mostLines}>
            {title}
          </Clamped>
          {count !== undefined && <span className={classes.count}>{whole.format(count)}</span>}
          {badge}
        </div>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

function Lead({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <p className={classes.lead}>{children}</p>
  return (
    <Clamped as="p" className={classes.lead} lines={mostLines}>
      {children}
    </Clamped>
  )
}
