import { deepestFolder } from '@allmende/domain/settings/parcel-templates.ts'
import { sayFields, sayFolders } from '@allmende/domain/settings/spoken-templates.ts'
import type { Settings } from '@allmende/domain/settings/settings.contract.ts'
import { Button } from '@mantine/core'
import { Page } from '../../shell/Page.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLeaveGuard } from '../../ui/form/useLeaveGuard.ts'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { VersionedForm } from '../../versioned/VersionedForm.tsx'
import { FieldTemplates } from './FieldTemplates.tsx'
import { FixedFields } from './FixedFields.tsx'
import { FolderTemplates } from './FolderTemplates.tsx'
import { texts } from './parcel-settings.texts.ts'
import { TellPendingContext, usePendingNames } from './pending-names.ts'
import { isUnnamed, type TypedParcelSettings } from './typed-parcel-settings.ts'
import { useParcelSettingsForm } from './useParcelSettingsForm.ts'

type ParcelSettingsFormProps = { settings: Settings; typed: TypedParcelSettings }

export function ParcelSettingsForm(props: ParcelSettingsFormProps) {
  const say = useSay()
  const { state, labels } = useParcelSettingsForm(props)
  const { form } = state
  const show = useShown()
  const { names, tell } = usePendingNames()
  const [pending] = names
  // The form guards its own entries.
  useLeaveGuard(pending !== undefined && !state.dirty)
  const disabledReason =
    pending !== undefined
      ? say(texts.notAdded, { name: pending })
      : isUnnamed(form.values)
        ? say(texts.nameMissing)
        : undefined
  const errorAt = (id: string) => form.errors.find((error) => error.id === id)?.text
  const fields = form.field('additionalFieldsTemplateList')
  const folders = form.field('propertyFolderTemplateList')
  const save = (
    <Button
      variant="default"
      loading={state.saving}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      onClick={() => void form.submit()}
    >
      {say(houseTexts.save)}
    </Button>
  )
  return (
    <Page title={say(texts.title)} lead={say(texts.lead)} actions={save}>
      <VersionedForm
        state={state}
        labels={labels}
        show={show}
        label={say(texts.title)}
        wide
        savesByButton
        disabledReason={disabledReason}
      >
        <FormSection title={say(texts.filter)}>
          <CheckboxField
            {...form.field('showFilterViewForExternalUsers')}
            label={say(texts.filterSwitch)}
            warning={say(texts.filterWarning)}
          />
        </FormSection>
        <TellPendingContext value={tell}>
          <FormSection title={say(texts.fields)} hint={say(texts.fieldsHint)}>
            <FixedFields />
            <FieldTemplates
              id={fields.id}
              fields={fields.value}
              onChange={fields.onChange}
              errorAt={errorAt}
            />
          </FormSection>
          <FormSection title={say(texts.folders)} hint={say(texts.foldersHint, { n: deepestFolder })}>
            <FolderTemplates
              id={folders.id}
              folders={folders.value}
              onChange={folders.onChange}
              errorAt={errorAt}
            />
          </FormSection>
        </TellPendingContext>
      </VersionedForm>
    </Page>
  )
}

/** How a value reads where both states are compared. */
function useShown() {
  const say = useSay()
  const words = {
    shared: say(texts.shared),
    internal: say(texts.internal),
    kept: say(texts.kept),
    prefill: say(texts.prefill),
  }
  return (path: string, value: unknown): string => {
    if (typeof value === 'boolean') return say(value ? texts.yes : texts.no)
    if (path === 'additionalFieldsTemplateList')
      return sayFields(value as TypedParcelSettings['additionalFieldsTemplateList'], words)
    return sayFolders(value as TypedParcelSettings['propertyFolderTemplateList'])
  }
}
