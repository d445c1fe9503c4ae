import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { Checklist } from './Checklist.tsx'
import { texts } from './filing.texts.ts'
import type { FilingForm } from './useFilingForm.ts'

export const filingAnchor = 'einreichen'

/** Before it is submitted: what it would be, and which lots. */
export function FilingSection({ form, hasNames }: { form: FilingForm; hasNames: boolean }) {
  const say = useSay()
  return (
    <FormSection anchor={filingAnchor} title={say(texts.title)}>
      <Checklist checks={form.checks} chosen={form.chosen} onChange={form.choose} hasNames={hasNames} />
    </FormSection>
  )
}
