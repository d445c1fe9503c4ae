import { nameRules } from '@allmende/domain/files/file-names.ts'
import { acceptedFormats } from '@allmende/domain/files/file-types.ts'
import { mostDocuments } from '@allmende/domain/files/limits.ts'
import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { useServerInfo } from '../../rpc/server-info.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { largestDocument } from '../../uploads/limits.ts'
import { LineTest } from './LineTest.tsx'
import classes from './uploads.module.css'
import { texts } from './uploads.texts.ts'

/** What can be uploaded: in one line, and more for those who ask. */
export function UploadHelp() {
  const say = useSay()
  const { sayNumber, saySize } = useNumbers()
  const limits = useServerInfo()?.files
  const most = {
    bytes: sayNumber(largestDocument()),
    room: limits ? saySize(limits.perRoom) : '…',
    documents: sayNumber(mostDocuments),
  }
  return (
    <div className={classes.help} data-screen-only>
      <details>
        <summary>{say(texts.limits, { size: saySize(largestDocument()) })}</summary>
        <ul>
          {[acceptedFormats, texts.most, ...nameRules, texts.resumed].map((rule) => (
            <li key={rule.de}>{say(rule, most)}</li>
          ))}
          <li>
            <AppLink href="/technische-parameter">{say(legalTitles.technischeParameter)}</AppLink>
          </li>
        </ul>
      </details>
      <div className={classes.test}>
        <LineTest />
      </div>
    </div>
  )
}
