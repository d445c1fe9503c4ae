import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoticeForm } from '../notices/NoticeForm.tsx'
import { useCodeLists } from '../notices/codes/useCodeLists.ts'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { uuid } from '../rpc/repeats.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSay } from '../ui/language.tsx'
import { formTexts as texts } from './templates.texts.ts'

type TemplatePreviewProps = { template: Pick<Template, 'baseTemplateId' | 'sdkVersion' | 'panels'> }

/** The form as a case handler meets it, to be tried out; nothing of it is kept. */
export function TemplatePreview({ template }: TemplatePreviewProps) {
  const say = useSay()
  const { lists } = useCodeLists(template.sdkVersion)
  const form = formOfTemplate(template)
  if (form.panels.length === 0) return <EmptyState title={say(texts.previewEmpty)} />
  return lists ? <Trial form={form} lists={lists} /> : <LoadingScreen />
}

function Trial({ form, lists }: { form: Form; lists: CodeLists }) {
  return <NoticeForm store={useNoticeForm({ form, lists, initial: newValues(form, { uuid }) })} />
}
