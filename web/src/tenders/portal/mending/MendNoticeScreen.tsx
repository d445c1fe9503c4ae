import { reasons } from '@allmende/domain/reasons.ts'
import { mayMend } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import { noticeKindTexts } from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import type { MendableNotice } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LoadingScreen } from '../../../errors/LoadingScreen.tsx'
import { NoPermissionScreen, NotFoundScreen } from '../../../errors/NotFoundScreen.tsx'
import { serverNow } from '../../../rpc/clock.ts'
import { rpcQuery } from '../../../rpc/queries.ts'
import { useActor } from '../../../session/useSession.ts'
import { Page } from '../../../shell/Page.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { AppLink } from '../../../ui/AppLink.tsx'
import { useSay } from '../../../ui/language.tsx'
import { LoadFault } from '../../../ui/LoadFault.tsx'
import { LoadedTender } from '../../frame/LoadedTender.tsx'
import { useTenderCrumbs } from '../../frame/tender-crumbs.ts'
import { TemplateFault } from '../../TemplateFault.tsx'
import { tenderPath } from '../../tender-paths.ts'
import { useTenderTemplate } from '../../useTemplate.ts'
import { texts as portalTexts } from '../portal.texts.ts'
import { portalAnchor } from '../PortalSection.tsx'
import { MendForm } from './MendForm.tsx'
import { texts } from './mending.texts.ts'
import type { Mended } from './useMendForm.ts'

type MendNoticeScreenProps = { id: string | undefined; notice: string }

/** The form of a notice that came back from the portal. */
export function MendNoticeScreen({ id, notice }: MendNoticeScreenProps) {
  return (
    <LoadedTender id={id}>
      {(tender) =>
        isSeenInside(tender) ? <PermittedMending tender={tender} notice={notice} /> : <NotFoundScreen />
      }
    </LoadedTender>
  )
}

function PermittedMending({ tender, notice: wanted }: { tender: TeamTender; notice: string }) {
  const say = useSay()
  const actor = useActor()
  const { data, error, refetch } = useQuery(rpcQuery('getNotices', tender.id))
  if (!tenderPolicy.update(actor, tender, serverNow()).allowed) return <NoPermissionScreen />
  if (error) return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingScreen />
  const notice = data.find(({ id }) => String(id) === wanted)
  if (!notice) return <NotFoundScreen />
  return hasValues(notice) ? (
    <MendPage tender={tender} notice={notice} />
  ) : (
    <NotMendable tender={tender} notice={notice} />
  )
}

const hasValues = (notice: MendableNotice): notice is Mended => notice.panels !== null

function MendPage({ tender, notice }: { tender: TeamTender; notice: Mended }) {
  const say = useSay()
  const router = useRouter()
  const title = say(texts.title, { kind: say(noticeKindTexts[notice.kind]) })
  const crumbs = useTenderCrumbs(tender, title)
  const { ready, error, retry } = useTenderTemplate(tender)
  const leave = (ignoreBlocker: boolean) =>
    void router.navigate({ href: `${tenderPath(tender.id)}#${portalAnchor}`, ignoreBlocker })
  return (
    <Page title={title} lead={tender.name} crumbs={crumbs}>
      {error && <TemplateFault error={error} onRetry={retry} />}
      {!ready && !error && <LoadingScreen />}
      {ready && (
        <MendForm
          {...{ tender, notice }}
          form={ready.form}
          lists={ready.lists}
          onSaved={() => leave(true)}
          onCancel={() => leave(false)}
        />
      )}
    </Page>
  )
}

/** It has been sent again meanwhile, or never came back. */
function NotMendable({ tender, notice }: { tender: TeamTender; notice: MendableNotice }) {
  const say = useSay()
  const verdict = mayMend(notice, tender.notices, { isDraft: tender.stage === null })
  const crumbs = useTenderCrumbs(tender, say(texts.notMendable))
  return (
    <Page title={say(texts.notMendable)} lead={tender.name} crumbs={crumbs}>
      <Alert
        tone="info"
        action={
          <Button component={AppLink} href={tenderPath(tender.id)} size="sm" variant="default">
            {say(portalTexts.backToTender)}
          </Button>
        }
      >
        {verdict.allowed ? null : say(reasons[verdict.reason], verdict.values)}
      </Alert>
    </Page>
  )
}
