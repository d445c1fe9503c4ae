import { IconChevronRight, IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSay } from '../ui/language.tsx'
import classes from './Breadcrumbs.module.css'
import { texts } from './Breadcrumbs.texts.ts'
import { shortened } from './shortened.ts'

/** Without a path: the page itself. */
export type Crumb = {
  label: string
  path?: string
  hash?: string
  /** Somebody gave it, however long; titles of pages stay whole. */
  isName?: boolean
}

/** Titles of more characters make room where there is none. */
const long = 24

/** The way from the start to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const say = useSay()
  return (
    <nav data-screen-only aria-label={say(texts.breadcrumbs)} className={classes.breadcrumbs}>
      <ol>
        <li>
          <Link to="/" activeOptions={{ exact: true }} aria-label={say(texts.home)} className={classes.home}>
            <IconHome size={20} aria-hidden />
          </Link>
        </li>
        {crumbs.map(({ label, path, hash, isName = false }) => {
          const shown = isName ? shortened(label) : label
          return (
            <li key={label} data-long={shown.length > long || undefined}>
              <IconChevronRight size={16} aria-hidden />
              {path ? (
                <Link
                  to={path}
                  hash={hash ?? ''}
                  // What lies above the page is not taken for the page itself.
                  activeOptions={{ exact: true }}
                  title={label}
                  className={classes.label}
                >
                  {shown}
                </Link>
              ) : (
                <span aria-current="page" title={label} className={classes.label}>
                  {shown}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
