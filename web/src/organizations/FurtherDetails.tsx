import { noLists } from '@allmende/domain/organizations/organization-forms.ts'
import type { FilledForm } from '@allmende/domain/organizations/organizations.contract.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { NoticeForm } from '../notices/NoticeForm.tsx'
import { useNoticeForm } from '../notices/useNoticeForm.ts'
import { type FieldProps, FieldError } from '../ui/form/field.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import type { AskedForm } from './asked-form.ts'
import classes from './OrganizationForm.module.css'
import { formTexts as texts } from './organizations.texts.ts'

type FurtherDetailsProps = {
  asked: AskedForm
  field: FieldProps<FilledForm[] | undefined>
  /** Counts the tries to save; from the first on every missing answer is marked. */
  attempt: number
}

const unanswered: PanelValues = []

/** The questions of the authority's own form; the answers are one value of the form round it. */
export function FurtherDetails({ asked, field, attempt }: FurtherDetailsProps) {
  const say = useSay()
  const { templateId, version, form } = asked
  const panels = field.value?.find((filled) => filled.templateId === templateId)?.panels ?? unanswered
  const store = useNoticeForm({ form, lists: noLists, initial: panels })
  const shown = useRef(panels)
  const answer = useEffectEvent(() => {
    const next = store.values.get()
    if (next === shown.current) return
    shown.current = next
    field.onChange([{ templateId, version, panels: next }])
  })
  useEffect(() => store.values.subscribe(() => answer()), [store])
  useEffect(() => {
    // A draft was taken up, or another person's state.
    if (panels === shown.current) return
    shown.current = panels
    store.put(panels)
  }, [store, panels])
  useEffect(() => {
    if (attempt > 0) store.demand()
  }, [store, attempt])
  return (
    <div id={field.id} tabIndex={-1}>
      <FormSection title={field.label} hint={say(texts.furtherHint)}>
        {field.error && (
          <p className={classes.fault}>
            <FieldError text={field.error} />
          </p>
        )}
        <NoticeForm store={store} />
      </FormSection>
    </div>
  )
}
