import { call } from '../../rpc/call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { tenderPath } from '../tender-paths.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { useCourseChange } from './useCourseChange.ts'

/** Everything has ended: from here on the tender is only read. */
export function ArchiveDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notArchived)
  const draft = tender.results.find(({ stage }) => stage === null)
  async function archive() {
    if (!(await change.run(() => call('archiveProject', tender.id)))) return
    toast.success(say(texts.archived))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.archiveTitle)}
      size="small"
      onClose={onClose}
      change={change}
      submitLabel={say(texts.archive)}
      onSubmit={() => void archive()}
    >
      <p>{say(texts.archiveText)}</p>
      {draft && (
        <Alert tone="warning">
          {say(texts.archiveResultOpen)} <AppLink href={tenderPath(draft.id)}>{say(texts.toResult)}</AppLink>
        </Alert>
      )}
    </CourseDialog>
  )
}
