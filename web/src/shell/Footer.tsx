import { Link } from '@tanstack/react-router'
import { useServerInfo } from '../rpc/server-info.ts'
import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './Footer.module.css'
import { texts } from './Footer.texts.ts'

export function Footer() {
  const say = useSay()
  const info = useServerInfo()
  return (
    <footer className={classes.footer} data-screen-only>
      <nav aria-label={say(texts.legal)}>
        <ul>
          <li>
            <Link to="/impressum">{say(legalTitles.impressum)}</Link>
          </li>
          <li>
            <Link to="/datenschutz">{say(legalTitles.datenschutz)}</Link>
          </li>
          <li>
            <Link to="/barrierefreiheit">{say(legalTitles.barrierefreiheit)}</Link>
          </li>
          <li>
            <Link to="/technische-parameter">{say(legalTitles.technischeParameter)}</Link>
          </li>
        </ul>
      </nav>
      {info && <span>{say(texts.version, { version: info.version })}</span>}
    </footer>
  )
}
