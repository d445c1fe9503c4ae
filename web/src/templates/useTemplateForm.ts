import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { EditedTemplate, Template } from '@allmende/domain/templates/templates.contract.ts'
import { useMemo, useState } from 'react'
import { CallError } from '../rpc/call-error.ts'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { useLargeDraft } from '../ui/form/useLargeDraft.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useVersioned, type VersionedDraft } from '../ui/form/useVersioned.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { editedTemplateSchema, partLabels, roomLabels, typedTemplate } from './edited-template.ts'
import { outlineTexts } from './outline/outline.texts.ts'
import { formTexts as texts } from './templates.texts.ts'

type Options = {
  /** Whose draft it is. */
  user: string
  /** As the server has it now; left out for a new one. */
  template?: Template | undefined
  /** The standard's form it is a copy of. */
  base: Form | null
  onSaved: (template: Template) => void
}

/** The form of one template: saves it, keeps a draft, notices when someone else was faster. */
export function useTemplateForm({ user, template, base, onSaved }: Options) {
  const say = useSay()
  const save = useChange('saveProjectTemplate')
  const [version, setVersion] = useState(template?.version ?? 0)
  const [savedAt, setSavedAt] = useState<Date>()
  const [failure, setFailure] = useState<CallError | null>(null)
  const schema = useMemo(() => editedTemplateSchema(base), [base])
  const initial = useMemo(() => typedTemplate(template), [template])
  const labels = {
    name: say(texts.name),
    description: say(texts.description),
    active: say(texts.active),
    projectTypes: say(texts.projectTypes),
    roomTemplates: say(texts.rooms),
    panels: say(texts.content),
  }

  const form = useForm({
    schema,
    initial,
    labels: ({ panels, roomTemplates }) => ({
      ...labels,
      ...partLabels(panels, say(outlineTexts.unnamed)),
      ...roomLabels(roomTemplates, labels.roomTemplates),
    }),
    onSubmit: async (values): Promise<false> => {
      setFailure(null)
      try {
        adopt(await save.mutateAsync([{ ...values, ...(template && { id: template.id, version }) }]))
      } catch (error) {
        refuse(error)
      }
      // What counts as saved is the server's answer, which `adopt` has taken over.
      return false
    },
  })
  const entries = useMemo<VersionedDraft<EditedTemplate>>(
    () => ({ version, base: form.saved, values: form.values }),
    [version, form.saved, form.values],
  )
  const draft = useLargeDraft({
    user,
    form: template ? `template/${template.id}` : 'template/new',
    version: 1,
    value: entries,
    dirty: form.dirty,
  })
  useLeaveGuard(form.dirty)

  function adopt(saved: Template) {
    // A new one is asked for by its page, so that the server tells us of its changes.
    if (template) queryClient.setQueryData(rpcQuery('getProjectTemplate', saved.id).queryKey, saved)
    setVersion(saved.version)
    setSavedAt(new Date())
    draft.clear()
    form.reset(typedTemplate(saved))
    toast.success(say(texts.saved))
    onSaved(saved)
  }

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error
    setFailure(error)
    form.refuse(refusedFields(error, 0))
    toast.error(`${say(texts.notSaved)} ${error.message}`)
    // Whoever was faster: her state is needed to compare.
    if (template && error.type === 'ConflictException')
      void queryClient.invalidateQueries(rpcQuery('getProjectTemplate', template.id))
  }

  const goOnFrom = (next: number) => {
    setVersion(next)
    setFailure(null)
  }
  const theirs = template ? { version: template.version, values: initial } : null
  const { rebase, restore } = useVersioned({ form, draft, theirs, goOnFrom })

  const isStale = template !== undefined && template.version !== version && !form.submitting
  return { form, labels, draft, restore, failure, isStale, rebase, savedAt }
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>['form']
