import type { TenderVersion } from '@allmende/domain/tenders/changes.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageParts, useTender } from '../frame/tender-context.ts'
import { TemplateFault } from '../TemplateFault.tsx'
import { type ReadyTemplate, useTenderTemplate } from '../useTemplate.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { compareAnchor, CompareVersions } from './CompareVersions.tsx'
import { pendingAnchor, PendingSection } from './PendingSection.tsx'
import { VersionList, versionsAnchor } from './VersionList.tsx'

/** What is about to change and what was changed, for the team. */
export function ChangesScreen() {
  const tender = useTender()
  return isSeenInside(tender) ? <Loaded tender={tender} /> : null
}

function Loaded({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const versions = useQuery(rpcQuery('getProjectVersions', tender.id))
  const { ready, error, retry } = useTenderTemplate(tender)
  return (
    <>
      <PageHeader level={2} title={say(texts.changes)} />
      {error && <TemplateFault error={error} onRetry={retry} />}
      {versions.error && !versions.data && (
        <LoadFault
          title={say(texts.notLoaded)}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {ready && versions.data ? (
        <Sections tender={tender} ready={ready} versions={versions.data} />
      ) : (
        !error && !versions.error && <LoadingScreen />
      )}
    </>
  )
}

type SectionsProps = { tender: TeamTender; ready: ReadyTemplate; versions: readonly TenderVersion[] }

function Sections({ tender, ready, versions }: SectionsProps) {
  const say = useSay()
  const { hasChanges } = tender
  // With one of them what is pending is compared above already.
  const canCompare = versions.length > 1
  usePageParts(
    useMemo(
      () => [
        ...(hasChanges ? [{ anchor: pendingAnchor, label: say(texts.pendingCompared) }] : []),
        { anchor: versionsAnchor, label: say(texts.versions) },
        ...(canCompare ? [{ anchor: compareAnchor, label: say(texts.compareVersions) }] : []),
      ],
      [hasChanges, canCompare, say],
    ),
  )
  return (
    <div className={classes.page}>
      {tender.pendingChange && (
        <PendingSection tender={tender} pendingChange={tender.pendingChange} ready={ready} />
      )}
      <VersionList tender={tender} versions={versions} ready={ready} />
      {canCompare && <CompareVersions tender={tender} versions={versions} ready={ready} />}
    </div>
  )
}
