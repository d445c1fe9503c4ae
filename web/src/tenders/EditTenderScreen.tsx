import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { mayChangeType } from '@allmende/domain/tenders/tenders.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen, NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { serverNow } from '../rpc/clock.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { LockedDraft } from './portal/LockedDraft.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { TenderForm } from './TenderForm.tsx'
import { TenderFault } from './TenderFault.tsx'
import { tenderIdIn, tenderPath, tendersPath } from './tender-paths.ts'
import { texts } from './tender-form.texts.ts'
import { type ReadyTemplate, useTemplate } from './useTemplate.ts'
import { stateOf } from './useTenderForm.ts'

/** The form of a draft that was saved before. */
export function EditTenderScreen({ id }: { id: string | undefined }) {
  const known = tenderIdIn(id)
  return known === null ? <NotFoundScreen /> : <KnownTender key={known} id={known} />
}

function KnownTender({ id }: { id: number }) {
  const actor = useActor()
  const { data: tender, error, refetch } = useQuery(rpcQuery('getProject', id))
  if (!tender && error) return <TenderFault error={error} onRetry={() => void refetch()} />
  if (!tender) return <LoadingScreen />
  if (!isSeenInside(tender) || !tenderPolicy.update(actor, tender, serverNow()).allowed)
    return <NoPermissionScreen />
  return <OpenOrLocked tender={tender} />
}

/** Decided when the page opens: whoever is typing when the notice is sent keeps what was typed. */
function OpenOrLocked({ tender }: { tender: Tender }) {
  const [mayEdit] = useState(() => mayBeChanged(tender.notices).allowed)
  return mayEdit ? <EditPage tender={tender} /> : <LockedDraft tender={tender} />
}

function EditPage({ tender }: { tender: Tender }) {
  const say = useSay()
  const { ready, error, retry } = useTemplate(tender.templateId, tender.templateVersion)
  const newest = useQuery(rpcQuery('getProjectTemplate', tender.templateId)).data
  const isOutdated = newest !== undefined && newest.version !== tender.templateVersion
  const crumbs = [
    { label: say(texts.tenders), path: tendersPath, hash: 'entwurf' },
    { label: tender.name, path: tenderPath(tender.id) },
    { label: say(texts.edit) },
  ]
  return (
    <Page title={say(texts.edit)} lead={tender.name} crumbs={crumbs}>
      {error && <TemplateFault error={error} onRetry={retry} />}
      {!ready && !error && <LoadingScreen />}
      {isOutdated && <Alert tone="info">{say(texts.templateChanged, { name: newest.name })}</Alert>}
      {ready && <ReadyForm ready={ready} tender={tender} />}
    </Page>
  )
}

function ReadyForm({ ready, tender }: { ready: ReadyTemplate; tender: Tender }) {
  const router = useRouter()
  const user = useSession().user?.email ?? ''
  const { form, lists } = ready
  const [begun] = useState(() => stateOf(tender))
  const leave = (ignoreBlocker: boolean) =>
    void router.navigate({ href: tenderPath(tender.id), ignoreBlocker })
  return (
    <TenderForm
      user={user}
      templateId={tender.templateId}
      draftName={`tender/${tender.id}`}
      form={form}
      lists={lists}
      start={begun}
      tender={tender}
      isTypeFixed={!mayChangeType(tender)}
      onSaved={() => leave(true)}
      onCancel={() => leave(false)}
    />
  )
}
