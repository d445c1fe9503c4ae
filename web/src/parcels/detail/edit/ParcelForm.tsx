import { parcelReasons } from '@allmende/domain/parcels/parcels.reasons.ts'
import { fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useSay } from '../../../ui/language.tsx'
import { MarkdownEditor } from '../../../ui/markdown/MarkdownEditor.tsx'
import { VersionedForm } from '../../../versioned/VersionedForm.tsx'
import { actionTexts, texts as detailTexts } from '../parcel-detail.texts.ts'
import { VisitorPreview } from '../VisitorPreview.tsx'
import type { InsideParcel } from '../whole-parcel.ts'
import { AdditionalFields } from './AdditionalFields.tsx'
import { withEntries } from './edited-parcel.ts'
import { FactFields } from './FactFields.tsx'
import { LittleShown } from './LittleShown.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'
import { ShapeSection } from './ShapeSection.tsx'
import { ShownField } from './ShownField.tsx'
import { useParcelForm } from './useParcelForm.ts'
import { useShownValue } from './useShownValue.ts'

export type ParcelFormState = ReturnType<typeof useParcelForm>['state']['form']

type ParcelFormProps = { parcel: InsideParcel; onSaved: () => void; onDiscarded: () => void }

/** Everything of a parcel, on a copy: nothing counts before it is applied. */
export function ParcelForm({ parcel, onSaved, onDiscarded }: ParcelFormProps) {
  const say = useSay()
  const { state, labels } = useParcelForm(parcel, onSaved)
  const show = useShownValue(parcel)
  const [isPreviewed, setPreviewed] = useState(false)
  const { form, dirty, draft } = state
  async function discard() {
    const question = {
      title: say(texts.discardTitle),
      text: say(texts.discardText),
      confirmLabel: say(houseTexts.discard),
      cancelLabel: say(houseTexts.keepEditing),
      danger: true,
    }
    if (dirty && !(await confirm(question))) return
    draft.clear()
    onDiscarded()
  }
  return (
    <VersionedForm
      state={state}
      labels={labels}
      show={show}
      // Enter in a field must not save the whole.
      savesByButton
      saveLabel={say(texts.apply)}
      onCancel={() => void discard()}
    >
      {parcel.isArchived && <Alert tone="warning">{say(parcelReasons.parcelArchived)}</Alert>}
      <FormSection title={say(texts.visibility)}>
        <CheckboxField {...form.field('isPublic')} hint={say(texts.isPublicHint)} />
        <LittleShown form={form} />
        <div>
          <Button
            variant="default"
            leftSection={<IconEye size={20} aria-hidden />}
            onClick={() => setPreviewed(true)}
          >
            {say(actionTexts.preview)}
          </Button>
        </div>
      </FormSection>
      <FormSection title={say(detailTexts.factSheet)}>
        <FactFields form={form} parcel={parcel} />
      </FormSection>
      <FormSection title={say(parcelLabels.additionalFields)} hint={say(texts.additionalHint)}>
        <AdditionalFields form={form} />
      </FormSection>
      <FormSection title={say(fieldLabels.geoJson)} hint={say(texts.formHint)}>
        <ShownField form={form} name="geoJson" />
        <ShapeSection form={form} parcel={parcel} />
      </FormSection>
      <FormSection title={say(texts.words)}>
        <ShownField form={form} name="description">
          <MarkdownEditor {...form.field('description')} />
        </ShownField>
        <MarkdownEditor {...form.field('internalNotes')} hint={say(texts.notesHint)} />
      </FormSection>
      <FormSection title={say(texts.further)} hint={say(texts.furtherHint)}>
        <ShownField form={form} name="images" />
        <ShownField form={form} name="panoramas" />
        <ShownField form={form} name="files" />
      </FormSection>
      {isPreviewed && (
        <VisitorPreview
          parcel={withEntries(parcel, form.values)}
          isUnsaved={dirty}
          onClose={() => setPreviewed(false)}
        />
      )}
    </VersionedForm>
  )
}
