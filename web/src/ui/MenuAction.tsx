import { Menu } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './MenuAction.module.css'

type MenuActionProps = {
  label: string
  icon: ReactNode
  isDanger?: boolean
  /** Why it cannot be done; null where it can. */
  reason: string | null
  /** The next entry says the same: here it is only for those who hear it. */
  isToldBelow?: boolean
  onClick: () => void
}

/** An entry of a menu that is reachable also where it is locked, so that the reason can be read. */
export function MenuAction(props: MenuActionProps) {
  const { label, icon, isDanger = false, reason, isToldBelow = false, onClick } = props
  const id = useId()
  const isLocked = reason !== null
  return (
    <>
      <Menu.Item
        leftSection={icon}
        aria-disabled={isLocked}
        className={isLocked ? `${classes.item} ${classes.locked}` : (classes.item ?? '')}
        {...(isLocked && { 'aria-describedby': id })}
        {...(isDanger && !isLocked && { color: 'var(--house-danger)' })}
        closeMenuOnClick={!isLocked}
        onClick={() => !isLocked && onClick()}
      >
        {label}
      </Menu.Item>
      {isLocked && (
        <p id={id} className={isToldBelow ? classes.spoken : classes.reason}>
          {reason}
        </p>
      )}
    </>
  )
}
