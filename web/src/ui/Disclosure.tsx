import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './Disclosure.module.css'

type DisclosureProps = {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  /** At the end of the line, such as a badge. */
  aside?: ReactNode
  opened: boolean
  onToggle: () => void
  children: ReactNode
}

/** One entry of a list that opens in its place. What is inside exists only while it is open. */
export function Disclosure({ title, lead, aside, opened, onToggle, children }: DisclosureProps) {
  const id = useId()
  return (
    <div className={classes.entry} data-opened={opened || undefined}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            onClick={onToggle}
          >
            <IconChevronRight size={20} className={classes.arrow} aria-hidden />
            <span>{title}</span>
          </button>
        </h3>
        {lead && <div className={classes.lead}>{lead}</div>}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {opened && (
        <div id={id} className={classes.body}>
          {children}
        </div>
      )}
    </div>
  )
}
