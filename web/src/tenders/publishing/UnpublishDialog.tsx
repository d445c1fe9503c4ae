import { call } from '../../rpc/call.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActionDialogProps } from '../actions/action-dialog.ts'
import { CourseDialog } from '../course/CourseDialog.tsx'
import { useCourseChange } from '../course/useCourseChange.ts'
import { texts, thingOf } from './publishing.texts.ts'

/** Back to the draft, as long as nobody outside knows. */
export function UnpublishDialog({ tender, onClose }: ActionDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notUnpublished)
  async function unpublish() {
    if (!(await change.run(() => call('unpublishProject', tender.id)))) return
    toast.success(say(texts.unpublished))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.unpublishTitle)}
      size="small"
      onClose={onClose}
      change={change}
      submitLabel={say(texts.unpublish)}
      onSubmit={() => void unpublish()}
    >
      <p>{say(texts.unpublishText, { thing: say(thingOf(tender.type)) })}</p>
    </CourseDialog>
  )
}
