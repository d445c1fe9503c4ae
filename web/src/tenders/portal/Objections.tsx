import type { Form } from '@allmende/domain/notices/form/form.ts'
import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { itemAt } from '@allmende/domain/notices/values/reading.ts'
import type { NoticeFailure } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'

type ObjectionsProps = {
  failures: readonly NoticeFailure[]
  form: Form
  /** Where it is mended, for the version rejected last and those who may; null where there is no such form. */
  formPath: string | null
}

const shownAtFirst = 20

/** Where the portal has no sentence in our language, it names the sentence's key. */
const isKey = (text: string): boolean => text === '' || /^[\w-]+\|[\w-]+\|/.test(text)

/** What the portal has found wrong, with the way to the field. */
export function Objections({ failures, form, formPath }: ObjectionsProps) {
  const say = useSay()
  const [hasAll, setAll] = useState(false)
  const shown = hasAll ? failures : failures.slice(0, shownAtFirst)
  return (
    <section className={classes.objections} aria-label={say(texts.objections)}>
      <h3>
        {say(texts.objections)} ({failures.length})
      </h3>
      <ul>
        {shown.map(({ severity, panelPath, rule, text: told }, index) => {
          const text = isKey(told) ? say(texts.withoutWords) : told
          const label = panelPath && itemAt(form, panelPath)?.label
          return (
            // The same rule can fail twice in one place.
            <li key={`${index} ${rule}`}>
              {severity === 'WARN' && (
                <>
                  <StatusBadge tone="info">{say(texts.warning)}</StatusBadge>{' '}
                </>
              )}
              {label ? say(texts.objectionAt, { label, text }) : text}
              {rule && <span className={classes.rule}> {say(texts.brokenRule, { rule })}</span>}
              {formPath && panelPath && (
                <>
                  {' '}
                  <AppLink href={`${formPath}#${anchorOf(panelPath)}`}>{say(texts.toField)}</AppLink>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {shown.length < failures.length && (
        <Button variant="default" size="sm" mt={12} onClick={() => setAll(true)}>
          {say(texts.more, { n: failures.length })}
        </Button>
      )}
    </section>
  )
}
