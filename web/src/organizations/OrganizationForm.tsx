import type { OrganizationType } from '@allmende/domain/actor.ts'
import { countryName } from '@allmende/domain/organizations/countries.ts'
import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import type { WantedParty } from '../notices/notice-context.ts'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { VersionedForm } from '../versioned/VersionedForm.tsx'
import { type AskedForm, useAskedForm } from './asked-form.ts'
import { AskedSection } from './AskedSection.tsx'
import { OrganizationFields } from './OrganizationFields.tsx'
import { formTexts as texts } from './organizations.texts.ts'
import { useOrganizationForm } from './useOrganizationForm.ts'

/** For a button outside of the form that submits it. */
export const organizationFormId = 'organisation-formular'

type OrganizationFormProps = {
  type: OrganizationType
  /** As the server has it now; left out for a new one. */
  organization?: Organization
  /** It is to be a party of a notice; only what that needs is asked for. */
  wanted?: WantedParty
  onSaved: (organization: Organization) => void
  onCancel: () => void
}

/** One page for everything that is known of an organization. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { asked, failure } = useAskedForm(props.type)
  if (asked === undefined) return <LoadingScreen />
  return <AskingForm {...props} asked={asked} askedFailure={failure} />
}

type AskingFormProps = OrganizationFormProps & {
  asked: AskedForm | null
  /** Why the further questions could not be loaded. */
  askedFailure: string | undefined
}

function AskingForm({ type, organization, wanted, asked, askedFailure, onSaved, onCancel }: AskingFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { state, parts, needed, labels } = useOrganizationForm({ type, organization, wanted, asked, onSaved })
  const { form } = state
  const show = (path: string, value: unknown) => {
    if (path === 'contact.country') return countryName(String(value), language)
    return path === 'forms' ? say(texts.furtherChanged) : String(value ?? '')
  }
  return (
    <VersionedForm state={state} labels={labels} show={show} id={organizationFormId} onCancel={onCancel}>
      <OrganizationFields type={type} parts={parts} needed={needed} field={(path) => form.field(path)} />
      <AskedSection
        asked={asked}
        failure={askedFailure}
        field={form.field('forms')}
        attempt={form.attempts}
      />
    </VersionedForm>
  )
}
