import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { serverNow } from '../../rpc/clock.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LotsTable } from '../course/LotsTable.tsx'
import { usePageThing, useTender } from '../frame/tender-context.ts'
import { NoticeInWords } from '../notice/ReadableNotice.tsx'
import { TemplateFault } from '../TemplateFault.tsx'
import { TenderFacts } from '../TenderFacts.tsx'
import { useTenderTemplate } from '../useTemplate.ts'
import { changesPath, previewPart } from './change-paths.ts'
import { texts } from './changes.texts.ts'
import { PendingActions } from './PendingActions.tsx'
import { useVersion } from './useVersion.ts'

/** One version to be read: as it was announced once, or as it will be. */
export function VersionScreen() {
  const tender = useTender()
  const { fassung = '' } = useParams({ strict: false })
  if (!isSeenInside(tender)) return null
  const version = fassung === previewPart ? 'pending' : Number(fassung)
  return <Version key={version} tender={tender} version={version} />
}

type VersionProps = { tender: TeamTender; version: number | 'pending' }

function Version({ tender, version }: VersionProps) {
  const say = useSay()
  const { tender: shown, error, retry } = useVersion(tender.id, version)
  const template = useTenderTemplate(tender)
  const title = version === 'pending' ? say(texts.preview) : say(texts.version, { n: version })
  usePageThing(title)
  return (
    <>
      <PageHeader
        level={2}
        title={title}
        actions={
          <>
            {version === 'pending' && <PendingActions tender={tender} />}
            <Button
              component={AppLink}
              href={changesPath(tender.id)}
              variant="default"
              leftSection={<IconArrowLeft size={20} aria-hidden />}
            >
              {say(texts.toChanges)}
            </Button>
          </>
        }
      />
      <Standing tender={tender} version={version} />
      {template.error && <TemplateFault error={template.error} onRetry={template.retry} />}
      {error && <LoadFault title={say(texts.notLoaded)} error={error} onRetry={retry} />}
      {!shown && !error && <LoadingScreen />}
      {shown && (
        <>
          <TenderFacts tender={shown} template={template.ready} mayEdit={false} />
          {shown.lots.some(({ identifier }) => identifier !== null) && (
            <LotsTable tender={shown} template={null} mayEdit={false} />
          )}
          {template.ready && (
            <NoticeInWords
              tender={shown}
              form={template.ready.form}
              lists={template.ready.lists}
              hasDownloads={false}
            />
          )}
        </>
      )}
    </>
  )
}

/** Whether it is, was or will be public. */
function Standing({ tender, version }: VersionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { data: versions = [] } = useQuery(rpcQuery('getProjectVersions', tender.id))
  if (version === 'pending')
    return (
      <Alert tone="warning" isQuiet>
        {say(texts.previewText)}
      </Alert>
    )
  const announced = versions.find((one) => one.version === version)?.announced
  if (!announced) return null
  const current = isPublic(tender, serverNow()) ? texts.currentVersionText : texts.comingVersionText
  const words = version === tender.announcedVersion ? current : texts.oldVersionText
  return (
    <Alert tone="info" isQuiet>
      {say(words, { moment: sayMoment(announced, language) })}
    </Alert>
  )
}
