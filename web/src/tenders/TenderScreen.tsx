import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { type Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { lacksEditors } from '@allmende/domain/tenders/tenders.rules.ts'
import { Button } from '@mantine/core'
import { IconHistory, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { serverNow } from '../rpc/clock.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { ImportedSection } from './import/ImportedSection.tsx'
import { CheckSection } from './check/CheckSection.tsx'
import { NoticeState } from './NoticeState.tsx'
import { ReadableNotice } from './notice/ReadableNotice.tsx'
import { PortalSection } from './portal/PortalSection.tsx'
import { TeamWarning } from './TeamWarning.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { LotsTable, TenderFacts } from './TenderFacts.tsx'
import { TenderFault } from './TenderFault.tsx'
import classes from './TenderScreen.module.css'
import { editPath, logPath, tenderIdIn, tendersPath } from './tender-paths.ts'
import { texts } from './tenders.texts.ts'
import { useTemplate } from './useTemplate.ts'

/** Everything about one tender, to be read. */
export function TenderScreen({ id }: { id: string | undefined }) {
  const known = tenderIdIn(id)
  return known === null ? <NotFoundScreen /> : <KnownTender key={known} id={known} />
}

function KnownTender({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(rpcQuery('getProject', id))
  // How a public tender looks from outside comes with its publication.
  if (data) return isSeenInside(data) ? <TenderPage tender={data} /> : <NotFoundScreen />
  return error ? <TenderFault error={error} onRetry={() => void refetch()} /> : <LoadingScreen />
}

function TenderPage({ tender }: { tender: Tender }) {
  const say = useSay()
  const actor = useActor()
  const now = serverNow()
  const isAdmin = tenderPolicy.update(actor, tender, now).allowed
  const mayLookInside = tenderPolicy.lookInside(actor, tender, now).allowed
  const mayEdit = isAdmin && mayBeChanged(tender.notices).allowed
  const { ready, error, retry } = useTemplate(tender.templateId, tender.templateVersion)
  const crumbs = [{ label: say(texts.tenders), path: tendersPath, hash: 'entwurf' }, { label: tender.name }]
  return (
    <Page
      title={tender.name}
      crumbs={crumbs}
      badge={<StatusBadge tone="neutral">{say(texts.draft)}</StatusBadge>}
      lead={say(isAdmin ? texts.onlyTeamSees : texts.mayNotEdit)}
      actions={
        <>
          {mayLookInside && (
            <Button
              component={AppLink}
              variant="default"
              href={logPath(tender.id)}
              leftSection={<IconHistory size={20} aria-hidden />}
            >
              {say(texts.log)}
            </Button>
          )}
          {mayEdit && (
            <Button
              component={AppLink}
              href={editPath(tender.id)}
              leftSection={<IconPencil size={20} aria-hidden />}
            >
              {say(texts.edit)}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.page}>
        {lacksEditors(tender) && <TeamWarning tender={tender} mayEdit={mayEdit} />}
        <NoticeState tender={tender} mayEdit={mayEdit} />
        {tender.imported && <ImportedSection tender={tender} imported={tender.imported} mayEdit={mayEdit} />}
        {ready && <CheckSection tender={tender} form={ready.form} mayEdit={mayEdit} />}
        {ready && <PortalSection tender={tender} form={ready.form} mayEdit={mayEdit} />}
        <TenderFacts tender={tender} template={ready?.template.name} />
        <LotsTable lots={tender.lots} />
        {error && <TemplateFault error={error} onRetry={retry} />}
        {ready && <ReadableNotice tender={tender} form={ready.form} lists={ready.lists} />}
      </div>
    </Page>
  )
}
