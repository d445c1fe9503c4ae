import { longestFileName } from '@allmende/domain/files/file-names.ts'
import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { largestDocument } from '../limits.ts'
import { LineTest } from './LineTest.tsx'
import classes from './uploads.module.css'
import { texts } from './uploads.texts.ts'

const number = new Intl.NumberFormat('de-DE')

/** What can be uploaded: in one line, and more for those who ask. */
export function UploadHelp() {
  const say = useSay()
  return (
    <details className={classes.help}>
      <summary>{say(texts.limits, { size: saySize(largestDocument()) })}</summary>
      <div className={classes.details}>
        <p>
          {say(texts.limitsDetails, { bytes: number.format(largestDocument()), name: longestFileName })}{' '}
          <AppLink href="/technische-parameter">{say(legalTitles.technischeParameter)}</AppLink>
        </p>
        <LineTest />
      </div>
    </details>
  )
}
