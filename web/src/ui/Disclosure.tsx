import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Disclosure.module.css'

type DisclosureProps = {
  /** Where a link leads. */
  id?: string
  title: string
  /** Of its heading, within the page. */
  level?: 2 | 3 | 4
  /** One line below the title. */
  lead?: ReactNode
  /** At the end of the line, such as a badge. */
  aside?: ReactNode
  /** Buttons behind it that do not open. */
  actions?: ReactNode
  opened: boolean
  onToggle: () => void
  children: ReactNode
}

/** One entry of a list that opens in its place. What is inside exists only while it is open. */
export function Disclosure({ level = 3, opened, onToggle, children, ...head }: DisclosureProps) {
  const bodyId = useId()
  const Heading = `h${level}` as const
  const { id, title, lead, aside, actions } = head
  return (
    <div id={id} className={classes.entry} data-opened={opened || undefined} data-level={level}>
      <div className={classes.head}>
        <Heading className={classes.title}>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={opened ? bodyId : undefined}
            onClick={onToggle}
          >
            <IconChevronRight size={20} className={classes.arrow} aria-hidden />
            <span>{title}</span>
          </button>
        </Heading>
        {lead && <div className={classes.lead}>{lead}</div>}
        {aside && <div className={classes.aside}>{aside}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {opened && (
        <div id={bodyId} className={classes.body}>
          {children}
        </div>
      )}
    </div>
  )
}
