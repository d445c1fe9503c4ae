import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { useMemo } from 'react'
import { rpcQuery, useChange } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { useVersionedForm } from '../versioned/useVersionedForm.ts'
import { editedTemplateSchema, partLabels, roomLabels, typedTemplate } from './edited-template.ts'
import { outlineTexts } from './outline/outline.texts.ts'
import { formTexts as texts } from './templates.texts.ts'

type Options = {
  /** As the server has it now; left out for a new one. */
  template?: Template | undefined
  /** The standard's form it is a copy of. */
  base: Form | null
  onSaved: (template: Template) => void
}

/** The form of one template. */
export function useTemplateForm({ template, base, onSaved }: Options) {
  const say = useSay()
  const save = useChange('saveProjectTemplate')
  const schema = useMemo(() => editedTemplateSchema(base), [base])
  const labels = {
    name: say(texts.name),
    description: say(texts.description),
    active: say(texts.active),
    projectTypes: say(texts.projectTypes),
    roomTemplates: say(texts.rooms),
    panels: say(texts.content),
  }
  const state = useVersionedForm({
    schema,
    labels: ({ panels, roomTemplates }) => ({
      ...labels,
      ...partLabels(panels, say(outlineTexts.unnamed)),
      ...roomLabels(roomTemplates, labels.roomTemplates),
    }),
    draftName: template ? `template/${template.id}` : 'template/new',
    thing: template,
    valuesOf: typedTemplate,
    // A new one is asked for by its page, so that the server tells us of its changes.
    query: template && rpcQuery('getProjectTemplate', template.id),
    said: texts,
    save: (values, { version }) =>
      save.mutateAsync([{ ...values, ...(template && { id: template.id, version }) }]),
    onSaved,
  })
  return { state, labels }
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>['state']['form']
