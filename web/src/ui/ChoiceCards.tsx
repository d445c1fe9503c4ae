import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import classes from './ChoiceCards.module.css'
import { StatusBadge } from './StatusBadge.tsx'

/** The few things one can do here, each a card that leads on. */
export function ChoiceCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={classes.choices}>{children}</ul>
    </nav>
  )
}

type ChoiceCardProps = {
  icon: ReactNode
  title: string
  text: string
  /** The likeliest one. */
  first?: boolean
  /** What one should know before one follows it: that there is nothing there yet. */
  note?: string
} & ({ href: string } | { onClick: () => void })

export function ChoiceCard({ icon, title, text, first = false, note, ...way }: ChoiceCardProps) {
  const content = (
    <>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.label}>
        {title}
        {note && (
          <span className={classes.note}>
            <StatusBadge tone="neutral">{note}</StatusBadge>
          </span>
        )}
      </span>
      <span className={classes.text}>{text}</span>
      <IconArrowRight size={20} className={classes.arrow} aria-hidden />
    </>
  )
  const shared = { className: classes.choice, 'data-first': first || undefined }
  return (
    <li>
      {'href' in way ? (
        <AppLink {...shared} href={way.href}>
          {content}
        </AppLink>
      ) : (
        <button {...shared} type="button" onClick={way.onClick}>
          {content}
        </button>
      )}
    </li>
  )
}
