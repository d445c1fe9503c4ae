import type { Settings } from '@allmende/domain/settings/settings.contract.ts'
import { isOffered } from '@allmende/domain/templates/templates.rules.ts'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { VersionedForm } from '../versioned/VersionedForm.tsx'
import type { TypedSettings } from './edited-settings.ts'
import { isOfOurOwn, TemplateChoice } from './TemplateChoice.tsx'
import { LegalTexts } from './LegalTexts.tsx'
import { MailNotifications } from './MailNotifications.tsx'
import { MailStateNotice } from './MailStateNotice.tsx'
import { OwnAddressNotice } from './OwnAddressNotice.tsx'
import { SdkVersionChoice } from './SdkVersionChoice.tsx'
import { texts } from './settings.texts.ts'
import { useSettingsForm } from './useSettingsForm.ts'

type SettingsFormProps = { settings: Settings; typed: TypedSettings }

export function SettingsForm(props: SettingsFormProps) {
  const say = useSay()
  const { state, labels } = useSettingsForm(props)
  const { form } = state
  const show = (_path: string, value: unknown) =>
    typeof value === 'boolean' ? say(value ? texts.yes : texts.no) : shortened(String(value ?? ''))
  return (
    <VersionedForm state={state} labels={labels} show={show} label={say(texts.title)} wide>
      <FormSection title={say(texts.general)}>
        <OwnAddressNotice />
        <TextField {...form.field('filesUrl')} type="url" hint={say(texts.filesUrlHint)} />
        <TextField {...form.field('filesRepo')} hint={say(texts.filesRepoHint)} />
      </FormSection>
      <FormSection title={say(texts.security)}>
        <CheckboxField {...form.field('twoFactorAuthenticationRequired')} hint={say(texts.twoFactorHint)} />
      </FormSection>
      <FormSection title={say(texts.templates)} hint={say(texts.templatesHint)}>
        <FieldGrid>
          <GridCell span="half">
            <TemplateChoice field={form.field('defaultTemplateSettings.konzVV')} offers={isOffered} />
          </GridCell>
          <GridCell span="half">
            <TemplateChoice field={form.field('defaultTemplateSettings.konzVD')} offers={isOffered} />
          </GridCell>
        </FieldGrid>
        <SdkVersionChoice field={form.field('sdkVersion')} />
      </FormSection>
      <FormSection title={say(texts.organizationForms)} hint={say(texts.organizationFormsHint)}>
        <FieldGrid>
          <GridCell span="half">
            <TemplateChoice field={form.field('organizationForms.CLIENT')} offers={isOfOurOwn} />
          </GridCell>
          <GridCell span="half">
            <TemplateChoice field={form.field('organizationForms.CONTRACTOR')} offers={isOfOurOwn} />
          </GridCell>
        </FieldGrid>
      </FormSection>
      <FormSection title={say(texts.mails)} hint={say(texts.mailsHint)}>
        <MailStateNotice />
        <MailNotifications form={form} />
      </FormSection>
      <FormSection title={say(texts.legal)} hint={say(texts.legalHint)}>
        <LegalTexts form={form} />
      </FormSection>
    </VersionedForm>
  )
}

const longestShown = 200

/** A text as the comparison shows it: without its mark-up, by its beginning. */
function shortened(text: string): string {
  const words = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > longestShown ? `${words.slice(0, longestShown)} …` : words
}
