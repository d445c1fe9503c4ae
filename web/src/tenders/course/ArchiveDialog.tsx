import { call } from '../../rpc/call.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { CourseDialog } from './CourseDialog.tsx'
import { texts } from './course.texts.ts'
import { useCourseChange } from './useCourseChange.ts'

/** Everything has ended: from here on the tender is only read. */
export function ArchiveDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notArchived)
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
    </CourseDialog>
  )
}
