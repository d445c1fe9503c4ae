import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { countErrors } from '@allmende/domain/tenders/check/first-findings.ts'
import type { Finding } from '@allmende/domain/tenders/check/checked-notice.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { editPath } from '../tender-paths.ts'
import classes from './CheckSection.module.css'
import { checkNames, texts } from './check.texts.ts'
import type { CheckedNotice } from './useNoticeCheck.ts'

const foundAtFirst = 20

type CheckResultProps = { checked: CheckedNotice; tender: TeamTender; mayEdit: boolean }

/** Which checks ran and what they object to, each objection with the way to its field. */
export function CheckResult({ checked, tender, mayEdit }: CheckResultProps) {
  const say = useSay()
  const [hasAll, setAll] = useState(false)
  const { ran, findings, leftOut, version, officialOnlyFor, officialUnfinished } = checked
  const told = findings.length
  const untold = leftOut ? leftOut.errors + leftOut.notes : 0
  const objections = countErrors(checked)
  const notes = told + untold - objections
  const shown = hasAll ? findings : findings.slice(0, foundAtFirst)
  const checks = ran.map((name) => say(checkNames[name])).join(', ')
  const withoutOfficial = officialOnlyFor
    ? say(texts.officialOnlyFor, { own: tender.sdkVersion ?? '', others: officialOnlyFor.join(', ') })
    : (officialUnfinished ?? say(texts.noOfficial))
  return (
    <div className={classes.result}>
      {version !== tender.version && <Alert tone="warning">{say(texts.outdated)}</Alert>}
      <Alert
        tone={objections === 0 && officialUnfinished === undefined ? 'success' : 'warning'}
        title={[titleOf(objections), ...(notes > 0 ? [noteTitle(notes)] : [])]
          .map(([text, count]) => say(text, { n: count }))
          .join(' ')}
      >
        {say(texts.ran, { checks })}
        {!ran.includes('rules') && !ran.includes('xsd') && ` ${withoutOfficial}`}
      </Alert>
      {told > 0 && (
        <ul className={classes.findings}>
          {shown.map((finding) => (
            <li key={`${finding.rule} ${finding.panelPath} ${finding.message}`}>
              <FindingLine finding={finding} href={mayEdit ? hrefOf(tender.id, finding) : null} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < told && (
        <Button variant="default" size="sm" className={classes.more} onClick={() => setAll(true)}>
          {untold > 0 ? say(texts.moreOf, { n: told, all: told + untold }) : say(texts.more, { n: told })}
        </Button>
      )}
      {shown.length === told && untold > 0 && (
        <p className={classes.more}>{say(untold === 1 ? texts.oneUntold : texts.untold, { n: untold })}</p>
      )}
    </div>
  )
}

/** The form counts the same way: what is only to be considered is no objection. */
const titleOf = (n: number) =>
  [n === 0 ? texts.fine : n === 1 ? texts.oneFinding : texts.findings, n] as const
const noteTitle = (n: number) => [n === 1 ? texts.oneNote : texts.notes, n] as const

const hrefOf = (id: number, { panelPath }: Finding): string | null =>
  panelPath ? `${editPath(id)}#${anchorOf(panelPath)}` : null

function FindingLine({ finding, href }: { finding: Finding; href: string | null }) {
  const say = useSay()
  const { severity, message, fieldId } = finding
  return (
    <>
      {severity === 'WARN' && <StatusBadge tone="info">{say(texts.warning)}</StatusBadge>}
      <span>{message}</span>
      {href && (
        <AppLink href={href} aria-label={`${say(fieldId ? texts.toField : texts.toPart)}: ${message}`}>
          {say(fieldId ? texts.toField : texts.toPart)}
        </AppLink>
      )}
    </>
  )
}
