import { mayMigrate } from '@allmende/domain/tenders/migration/migration.rules.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { NoPermissionScreen, NotFoundScreen } from '../../errors/NotFoundScreen.tsx'
import { serverNow } from '../../rpc/clock.ts'
import { rpcQuery } from '../../rpc/queries.ts'
import { useActor } from '../../session/useSession.ts'
import { Page } from '../../shell/Page.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { LoadedTender } from '../frame/LoadedTender.tsx'
import { useTenderCrumbs } from '../frame/tender-crumbs.ts'
import { MigrationForm } from './MigrationForm.tsx'
import { texts } from './migration.texts.ts'

/** What becomes of a draft in a newer version of the standard, before anything is changed. */
export function MigrationScreen({ id }: { id: string | undefined }) {
  return (
    <LoadedTender id={id}>
      {(tender) => (isSeenInside(tender) ? <Permitted tender={tender} /> : <NotFoundScreen />)}
    </LoadedTender>
  )
}

function Permitted({ tender }: { tender: TeamTender }) {
  const actor = useActor()
  if (!tenderPolicy.update(actor, tender, serverNow()).allowed) return <NoPermissionScreen />
  return <MigrationPage tender={tender} />
}

function MigrationPage({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const verdict = mayMigrate(tender)
  const title = say(texts.title, { to: newerThan(tender.sdkVersion) ?? tender.sdkVersion ?? '' })
  const crumbs = useTenderCrumbs(tender, title)
  const { data, error, refetch } = useQuery({
    ...rpcQuery('getProjectMigration', tender.id),
    enabled: verdict.allowed,
  })
  return (
    <Page title={title} lead={tender.name} crumbs={crumbs}>
      {!verdict.allowed && (
        <Alert tone="info" title={say(texts.notPossible)}>
          {say(reasons[verdict.reason], verdict.values)}
        </Alert>
      )}
      {verdict.allowed && error && !data && (
        <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {verdict.allowed && !error && !data && <LoadingScreen />}
      {verdict.allowed && data && <MigrationForm tender={tender} migration={data} />}
    </Page>
  )
}
