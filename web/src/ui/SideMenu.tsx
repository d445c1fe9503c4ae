import { NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './SideMenu.module.css'
import { StatusBadge } from './StatusBadge.tsx'

/** Leads to a page, to a part of one, or with a hash alone to a part of this page. */
export type MenuEntry = {
  path?: string | undefined
  hash?: string | undefined
  label: string
  isHere: boolean
  /** Beside the way there: an address that stays the same moves nobody. */
  onFollow?: () => void
  icon?: ReactNode
  /** Read out after the label, and written behind it in the choice. */
  note?: string
  /** It is also to be seen, as a badge. */
  isNoteShown?: boolean
  below?: readonly MenuEntry[]
}

type SideMenuProps = {
  label: string
  /** Names the choice that stands in its place on narrow screens. */
  choiceLabel: string
  entries: readonly MenuEntry[]
  /** From which width of the window there is room beside the page, in pixels. */
  from?: number
}

const valueOf = ({ path = '', hash }: MenuEntry) => (hash === undefined ? path : `${path}#${hash}`)

/** The way through something large: a list beside it, a choice above it where there is no room. */
export function SideMenu({ label, choiceLabel, entries, from = 992 }: SideMenuProps) {
  const navigate = useNavigate()
  const hasRoom =
    useMediaQuery(`(min-width: ${from}px)`, undefined, { getInitialValueInEffect: false }) ?? true
  const all = entries.flatMap((entry) => [entry, ...(entry.below ?? [])])
  const here = all.findLast(({ isHere }) => isHere)
  const goTo = (value: string) => {
    const entry = all.find((one) => valueOf(one) === value)
    if (entry) void navigate(wayTo(entry))
    entry?.onFollow?.()
  }
  return (
    <nav data-screen-only aria-label={label} className={hasRoom ? classes.menu : undefined}>
      {hasRoom ? (
        <MenuList entries={entries} />
      ) : (
        <NativeSelect
          label={choiceLabel}
          value={here ? valueOf(here) : ''}
          data={[
            ...(here ? [] : [{ value: '', label: '–' }]),
            ...entries.flatMap((entry) => [
              { value: valueOf(entry), label: withNote(entry) },
              ...(entry.below ?? []).map((one) => ({ value: valueOf(one), label: `– ${withNote(one)}` })),
            ]),
          ]}
          onChange={(event) => goTo(event.currentTarget.value)}
        />
      )}
    </nav>
  )
}

const withNote = ({ label, note }: MenuEntry) => (note ? `${label} (${note})` : label)

/** Parts of this page replace each other in the history; the way back leads off the page. */
const wayTo = ({ path, hash = '' }: MenuEntry) =>
  path === undefined
    ? ({ to: '.', search: true, hash, replace: true } as const)
    : ({ to: path, search: {}, hash } as const)

function MenuList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => {
        const { label, icon, note, isNoteShown = false, isHere, onFollow, below = [] } = entry
        return (
          <li key={valueOf(entry)}>
            <Link
              {...wayTo(entry)}
              activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
              activeProps={{}}
              className={classes.link}
              onClick={onFollow}
              aria-current={isHere && below.every((one) => !one.isHere) ? 'page' : undefined}
              data-here={isHere || undefined}
            >
              {icon}
              <span className={classes.label}>{label}</span>
              {note && <span className={classes.spoken}>, {!isNoteShown && note}</span>}
              {note && isNoteShown && <StatusBadge tone="info">{note}</StatusBadge>}
            </Link>
            {below.length > 0 && <MenuList entries={below} />}
          </li>
        )
      })}
    </ul>
  )
}
