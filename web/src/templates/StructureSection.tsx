import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { useId, useState } from 'react'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import { Outline } from './outline/Outline.tsx'
import { useOutline } from './outline/useOutline.ts'
import classes from './TemplateForm.module.css'
import { TemplatePreview } from './TemplatePreview.tsx'
import { formTexts as texts } from './templates.texts.ts'
import type { TemplateFormState } from './useTemplateForm.ts'
import { ViewTabs } from './ViewTabs.tsx'

type View = 'content' | 'preview'

type StructureSectionProps = {
  form: TemplateFormState
  base: Form | null
  template: Template | undefined
  /** Tenders were made with it. */
  isUsed: boolean
  errorAt: (path: string) => string | undefined
  idAt: (path: string) => string
  /** Tells which names are typed and not added yet. */
  onTyped: (line: string, name: string | null) => void
}

/** The parts of the form, to be built or to be tried out. */
export function StructureSection(props: StructureSectionProps) {
  const { form, base, template, isUsed, errorAt, idAt, onTyped } = props
  const say = useSay()
  const id = useId()
  const { attempts } = form
  const [chosen, setChosen] = useState<{ view: View; attempts: number }>({ view: 'content', attempts })
  // What is wrong is mended in the outline, not in the preview.
  const view = chosen.attempts === attempts ? chosen.view : 'content'
  const { panels } = form.values
  const outline = useOutline({
    panels,
    base,
    onChange: (change) => form.setValues((values) => ({ ...values, panels: change(values.panels) })),
  })
  return (
    <FormSection
      title={say(texts.content)}
      hint={say(view === 'content' ? texts.contentHint : texts.previewHint)}
    >
      {isUsed && <p className={classes.note}>{say(texts.keptByTenders)}</p>}
      <ViewTabs
        id={id}
        label={say(texts.content)}
        views={[
          { value: 'content', label: say(texts.structure) },
          { value: 'preview', label: say(texts.preview) },
        ]}
        chosen={view}
        onChoose={(next) => setChosen({ view: next, attempts })}
      />
      <div id={`${id}-view`} role="tabpanel" aria-labelledby={`${id}-${view}`}>
        {view === 'content' ? (
          <Outline id={idAt('panels')} {...{ outline, errorAt, idAt, onTyped }} attempt={attempts} />
        ) : (
          <TemplatePreview
            template={{
              baseTemplateId: template?.baseTemplateId ?? null,
              sdkVersion: template?.sdkVersion ?? null,
              panels,
            }}
          />
        )}
      </div>
    </FormSection>
  )
}
