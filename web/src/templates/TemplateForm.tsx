import type { Form, FormGroup } from '@allmende/domain/notices/form/form.ts'
import { placedItems } from '@allmende/domain/templates/template-items.ts'
import {
  projectTypes,
  type RoomTemplate,
  roomStages,
  type Template,
} from '@allmende/domain/templates/templates.contract.ts'
import { projectTypeTexts } from '@allmende/domain/templates/templates.texts.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { MultiSelectField } from '../ui/form/MultiSelectField.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { VersionedForm } from '../versioned/VersionedForm.tsx'
import { RoomList } from './RoomList.tsx'
import { StructureSection } from './StructureSection.tsx'
import classes from './TemplateForm.module.css'
import { formTexts as texts } from './templates.texts.ts'
import { useTypedNames } from './useTypedNames.ts'
import { useTemplateForm } from './useTemplateForm.ts'

type TemplateFormProps = {
  template?: Template | undefined
  base: Form | null
  /** Tenders were made with it. */
  isUsed?: boolean
  onSaved: (template: Template) => void
  onCancel: () => void
}

/** Everything about an own form: its name, its rooms, its parts. */
export function TemplateForm({ template, base, isUsed = false, onSaved, onCancel }: TemplateFormProps) {
  const say = useSay()
  const { state, labels } = useTemplateForm({ template, base, onSaved })
  const { form } = state
  const typed = useTypedNames(state.dirty)
  const show = (_path: string, value: unknown) => sayFact(value, say)
  const rooms = form.field('roomTemplates')
  const errorAt = (path: string) => form.field(path as 'name').error
  const idAt = (path: string) => form.field(path as 'name').id
  return (
    <VersionedForm
      state={state}
      labels={labels}
      show={show}
      wide
      // Enter in the name of a part must not save the whole.
      savesByButton
      disabledReason={typed.reason}
      onCancel={onCancel}
    >
      <FormSection title={say(texts.facts)}>
        {template?.baseTemplateId && (
          <p className={classes.note}>
            {say(texts.baseHint, { id: template.baseTemplateId, version: template.sdkVersion ?? '' })}
          </p>
        )}
        <TextField {...form.field('name')} required maxLength={200} />
        <TextAreaField {...form.field('description')} required rows={2} hint={say(texts.descriptionHint)} />
        <CheckboxField {...form.field('active')} hint={say(texts.activeHint)} />
        <MultiSelectField
          {...form.field('projectTypes')}
          hint={say(texts.projectTypesHint)}
          options={projectTypes.map((value) => ({ value, label: say(projectTypeTexts[value]) }))}
          onChange={(chosen) => form.field('projectTypes').onChange([...chosen])}
        />
      </FormSection>
      <StructureSection {...{ form, base, template, isUsed, errorAt, idAt }} onTyped={typed.onTyped} />
      <FormSection title={say(texts.rooms)} hint={say(texts.roomsHint)}>
        <div id={rooms.id} tabIndex={-1} className={classes.rooms}>
          <RoomList
            rooms={rooms.value}
            stages={[null, ...roomStages]}
            addLabel={say(texts.addRoom)}
            errors={roomErrors(rooms.value, errorAt)}
            onChange={(next) => rooms.onChange([...next])}
          />
        </div>
      </FormSection>
    </VersionedForm>
  )
}

/** By place, as the list of rooms asks for them. */
const roomErrors = (rooms: readonly RoomTemplate[], errorAt: (path: string) => string | undefined) =>
  Object.fromEntries(
    rooms.map((_room, index) => [`${index}.name`, errorAt(`roomTemplates.${index}.name`)] as const),
  )

/** How a value reads where two states are compared. */
function sayFact(value: unknown, say: (text: Bilingual, values?: Values) => string): string {
  if (typeof value === 'boolean') return say(value ? texts.yes : texts.no)
  if (!Array.isArray(value)) return String(value ?? '')
  if (value.some((one) => typeof one === 'object' && 'contentId' in one))
    return say(texts.parts, { n: placedItems(value as FormGroup[]).length })
  return value.map((one) => (typeof one === 'object' ? one.name : one)).join(', ')
}
