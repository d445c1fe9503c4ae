import { IconArrowRight, IconFileText, IconLogin2, IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLogin } from '../session/useLogin.ts'
import { Mark } from '../shell/Wordmark.tsx'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { useSay } from '../ui/language.tsx'
import { ParcelMotif } from '../ui/ParcelMotif.tsx'
import classes from './StartScreen.module.css'
import { texts } from './StartScreen.texts.ts'

/** The front door for visitors. */
export function StartScreen() {
  const say = useSay()
  const openLogin = useLogin()
  useDocumentTitle(null)
  return (
    <div className={classes.start}>
      <div className={classes.ground}>
        <ParcelMotif variant="ground" />
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>
          <Mark size={64} />
          Allmende
        </h1>
        <p className={classes.claim}>{say(texts.claim)}</p>
        <nav aria-label={say(texts.choices)}>
          <ul className={classes.choices}>
            <li>
              <button type="button" className={classes.choice} data-first onClick={openLogin}>
                <Choice icon={<IconLogin2 size={24} aria-hidden />} text={say(texts.logInText)}>
                  {say(texts.logIn)}
                </Choice>
              </button>
            </li>
            <li>
              <Link to="/projekte" hash="öffentlich" className={classes.choice}>
                <Choice icon={<IconFileText size={24} aria-hidden />} text={say(texts.tendersText)}>
                  {say(texts.tenders)}
                </Choice>
              </Link>
            </li>
            <li>
              <Link to="/grundstuecke" hash="karte" className={classes.choice}>
                <Choice icon={<IconMap2 size={24} aria-hidden />} text={say(texts.parcelsText)}>
                  {say(texts.parcels)}
                </Choice>
              </Link>
            </li>
          </ul>
        </nav>
        <p className={classes.register}>
          {say(texts.newHere)} <Link to="/registrierung">{say(texts.register)}</Link>
        </p>
      </div>
    </div>
  )
}

function Choice({ icon, text, children }: { icon: ReactNode; text: string; children: string }) {
  return (
    <>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.label}>{children}</span>
      <span className={classes.text}>{text}</span>
      <IconArrowRight size={20} className={classes.arrow} aria-hidden />
    </>
  )
}
