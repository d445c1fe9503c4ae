import { IconChevronRight, IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSay } from '../ui/language.tsx'
import classes from './Breadcrumbs.module.css'
import { texts } from './Breadcrumbs.texts.ts'

/** Without a path: the page itself. */
export type Crumb = { label: string; path?: string; hash?: string }

/** Names of more characters make room where there is none. */
const long = 24

/** The way from the start to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const say = useSay()
  return (
    <nav aria-label={say(texts.breadcrumbs)} className={classes.breadcrumbs}>
      <ol>
        <li>
          <Link to="/" aria-label={say(texts.home)} className={classes.home}>
            <IconHome size={20} aria-hidden />
          </Link>
        </li>
        {crumbs.map(({ label, path, hash }) => (
          <li key={label} data-long={label.length > long || undefined}>
            <IconChevronRight size={16} aria-hidden />
            {path ? (
              <Link to={path} hash={hash ?? ''} title={label} className={classes.label}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" title={label} className={classes.label}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
