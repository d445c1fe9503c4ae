import { Link } from '@tanstack/react-router'
import { Mark } from '../shell/Wordmark.tsx'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { useSay } from '../ui/language.tsx'
import { ParcelMotif } from '../ui/ParcelMotif.tsx'
import classes from './StartScreen.module.css'
import { texts } from './StartScreen.texts.ts'
import { VisitorChoices } from './VisitorChoices.tsx'

/** The front door for visitors. */
export function StartScreen() {
  const say = useSay()
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
        <div className={classes.choices}>
          <VisitorChoices />
        </div>
        <p className={classes.register}>
          {say(texts.newHere)} <Link to="/registrierung">{say(texts.register)}</Link>
        </p>
      </div>
    </div>
  )
}
