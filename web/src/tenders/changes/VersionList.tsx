import type { TenderVersion } from '@allmende/domain/tenders/changes.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { lotName } from '../course/lot-names.ts'
import { useStaffNames } from '../useStaffNames.ts'
import type { ReadyTemplate } from '../useTemplate.ts'
import { versionPath } from './change-paths.ts'
import { ChangeLines } from './ChangeLines.tsx'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { TwoVersions } from './TwoVersions.tsx'

export const versionsAnchor = 'fassungen'

type VersionListProps = { tender: TeamTender; versions: readonly TenderVersion[]; ready: ReadyTemplate }

/** Everything that was announced, the newest first: when, by whom, why, and what it changed. */
export function VersionList({ tender, versions, ready }: VersionListProps) {
  const say = useSay()
  const newest = versions.toSorted((one, other) => other.version - one.version)
  return (
    <FormSection anchor={versionsAnchor} title={say(texts.versions)}>
      <ol className={classes.versions} reversed>
        {newest.map((version) => (
          <Version key={version.version} tender={tender} version={version} ready={ready} />
        ))}
      </ol>
    </FormSection>
  )
}

/** What is announced may be public only later. */
function Publicity({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { language } = useLanguage()
  const { publicFrom } = tender
  if (isPublic(tender, serverNow())) return <StatusBadge tone="success">{say(texts.isPublic)}</StatusBadge>
  return (
    <StatusBadge tone="neutral">
      {publicFrom ? say(texts.publicFrom, { moment: sayMoment(publicFrom, language) }) : say(texts.notPublic)}
    </StatusBadge>
  )
}

type VersionProps = { tender: TeamTender; version: TenderVersion; ready: ReadyTemplate }

function Version({ tender, version, ready }: VersionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { version: n, announced, by, reason, text, changeCount } = version
  return (
    <li>
      <div className={classes.versionHead}>
        <h3>{say(texts.version, { n })}</h3>
        {n === tender.announcedVersion && <Publicity tender={tender} />}
        <Button
          component={AppLink}
          href={versionPath(tender.id, n)}
          size="compact-sm"
          variant="subtle"
          aria-label={say(texts.readOf, { n })}
        >
          {say(texts.read)}
        </Button>
      </div>
      <span className={classes.label}>
        {n === 1 && `${say(texts.firstVersion)}: `}
        {say(texts.announcedBy, { moment: sayMoment(announced, language), name: nameOf(by) })}
      </span>
      {reason && (
        <p className={classes.said}>
          <span className={classes.label}>{say(texts.reason)}: </span>
          {reason}
        </p>
      )}
      {text && <p className={classes.said}>{text}</p>}
      {changeCount > 0 && <Changed {...{ tender, version, ready }} />}
    </li>
  )
}

/** What it changed as it was told then; where that was left out for its length, both versions are compared now. */
function Changed({ tender, version: { version, changes, changeCount }, ready }: VersionProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      level={4}
      title={say(changeCount === 1 ? texts.oneLine : texts.lines, { n: changeCount })}
      opened={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {changes.length > 0 ? (
        <ChangeLines
          changes={changes}
          nameOf={(lotId) => {
            const lot = tender.lots.find(({ id }) => id === lotId)
            return tender.lots.length > 1 && lot ? lotName(lot) : null
          }}
        />
      ) : (
        <>
          <p className={classes.quiet}>{say(texts.linesLeftOut, { n: version - 1 })}</p>
          <TwoVersions tenderId={tender.id} old={version - 1} current={version} ready={ready} level={4} />
        </>
      )}
    </Disclosure>
  )
}
