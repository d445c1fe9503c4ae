import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { useNoticeDownload } from '../notice/useNoticeDownload.ts'
import { texts } from './portal.texts.ts'

type NoticeDownloadProps = { tenderId: number; notice: NoticeSubmission }

/** The very text that was handed to the portal, where it came so far. */
export function NoticeDownload({ tenderId, notice }: NoticeDownloadProps) {
  const say = useSay()
  const download = useNoticeDownload(tenderId, notice.id)
  if (!notice.steps.some(({ state }) => state === 'SENDING')) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      loading={download.isPending}
      onClick={download.start}
    >
      {say(texts.download)}
    </Button>
  )
}
