import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { mayChangeType } from '@allmende/domain/tenders/tenders.rules.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen, NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { serverNow } from '../rpc/clock.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { mayChange } from './changes/change-verdict.ts'
import { ChangeScreen } from './changes/ChangeScreen.tsx'
import { LoadedTender } from './frame/LoadedTender.tsx'
import { useTenderCrumbs } from './frame/tender-crumbs.ts'
import { texts as migrationTexts } from './migration/migration.texts.ts'
import { LockedDraft } from './portal/LockedDraft.tsx'
import { TemplateFault } from './TemplateFault.tsx'
import { TenderForm } from './TenderForm.tsx'
import classes from './TenderForm.module.css'
import { draftNameOf, tenderPath } from './tender-paths.ts'
import { texts } from './tender-form.texts.ts'
import { type ReadyTemplate, useTenderTemplate } from './useTemplate.ts'
import { stateOf } from './useTenderForm.ts'

/** The form of a draft that was saved before, or of a change of what is published. */
export function EditTenderScreen({ id }: { id: string | undefined }) {
  return (
    <LoadedTender id={id}>
      {(tender) => (isSeenInside(tender) ? <PermittedEdit tender={tender} /> : <NotFoundScreen />)}
    </LoadedTender>
  )
}

function PermittedEdit({ tender }: { tender: TeamTender }) {
  const actor = useActor()
  return tenderPolicy.update(actor, tender, serverNow()).allowed ? (
    <OpenOrLocked tender={tender} />
  ) : (
    <NoPermissionScreen />
  )
}

/** Decided when the page opens: whoever is typing when the notice is sent keeps what was typed. */
function OpenOrLocked({ tender }: { tender: TeamTender }) {
  const [kind] = useState(() => {
    if (mayBeChanged(tender).allowed && tender.stage === null) return 'draft'
    return mayChange(tender) ? 'change' : 'locked'
  })
  if (kind === 'draft') return <OpenedDraft tender={tender} />
  return kind === 'change' ? <ChangeScreen tender={tender} /> : <LockedDraft tender={tender} />
}

/** Whoever is typing while a colleague changes the version keeps the form she began with, until she opens it again. */
function OpenedDraft({ tender }: { tender: TeamTender }) {
  const [opened, setOpened] = useState(tender)
  const openAgain = () => setOpened(tender)
  return <EditPage key={opened.sdkVersion} tender={tender} opened={opened} onOpenAgain={openAgain} />
}

type EditPageProps = { tender: TeamTender; opened: TeamTender; onOpenAgain: () => void }

function EditPage({ tender, opened, onOpenAgain }: EditPageProps) {
  const say = useSay()
  const isMigrated = tender.sdkVersion !== opened.sdkVersion
  const migrated = say(migrationTexts.migratedMeanwhile, { to: tender.sdkVersion ?? '' })
  const tellMigrated = useEffectEvent(() => toast.warning(migrated))
  // Whoever types far below does not see what stands on top.
  useEffect(() => {
    if (isMigrated) tellMigrated()
  }, [isMigrated])
  const { ready, error, retry } = useTenderTemplate(opened)
  const newest = useQuery(rpcQuery('getProjectTemplate', tender.templateId)).data
  const isOutdated = newest !== undefined && newest.version !== tender.templateVersion
  const crumbs = useTenderCrumbs(tender, say(texts.edit))
  return (
    <Page title={say(texts.edit)} lead={tender.name} crumbs={crumbs}>
      {error && <TemplateFault error={error} onRetry={retry} />}
      {!ready && !error && <LoadingScreen />}
      {isOutdated && (
        <div className={classes.above}>
          <Alert tone="info">{say(texts.templateChanged, { name: newest.name })}</Alert>
        </div>
      )}
      {isMigrated && (
        <div className={classes.above}>
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="default" onClick={onOpenAgain}>
                {say(migrationTexts.openAgain)}
              </Button>
            }
          >
            {migrated}
          </Alert>
        </div>
      )}
      {ready && <ReadyForm ready={ready} tender={isMigrated ? opened : tender} />}
    </Page>
  )
}

function ReadyForm({ ready, tender }: { ready: ReadyTemplate; tender: TeamTender }) {
  const router = useRouter()
  const { form, lists } = ready
  const [begun] = useState(() => stateOf(tender))
  const leave = (ignoreBlocker: boolean) =>
    void router.navigate({ href: tenderPath(tender.id), ignoreBlocker })
  return (
    <TenderForm
      templateId={tender.templateId}
      draftName={draftNameOf(tender.id)}
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
