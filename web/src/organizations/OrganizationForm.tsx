import type { OrganizationType } from '@allmende/domain/actor.ts'
import { countryName } from '@allmende/domain/organizations/countries.ts'
import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { useSession } from '../session/useSession.ts'
import { Alert } from '../ui/Alert.tsx'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { texts as houseFormTexts } from '../ui/form/form.texts.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { type AskedForm, useAskedForm } from './asked-form.ts'
import { AskedSection } from './AskedSection.tsx'
import classes from './OrganizationForm.module.css'
import { OrganizationFields } from './OrganizationFields.tsx'
import { typedOrganization } from './organization-fields.ts'
import { formTexts as texts } from './organizations.texts.ts'
import { useOrganizationForm } from './useOrganizationForm.ts'

/** For a button outside of the form that submits it. */
export const organizationFormId = 'organisation-formular'

type OrganizationFormProps = {
  type: OrganizationType
  /** As the server has it now; left out for a new one. */
  organization?: Organization
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

function AskingForm({ type, organization, asked, askedFailure, onSaved, onCancel }: AskingFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const user = useSession().user?.email ?? ''
  const { form, parts, labels, draft, restore, failure, isStale, rebase } = useOrganizationForm({
    user,
    type,
    organization,
    asked,
    onSaved,
  })
  const show = (path: string, value: unknown) => {
    if (path === 'contact.country') return countryName(String(value), language)
    return path === 'forms' ? say(texts.furtherChanged) : String(value ?? '')
  }
  return (
    <form {...form.formProps} id={organizationFormId} className={classes.form}>
      {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDiscard={draft.discard} />}
      {isStale && organization && (
        <ConflictNotice
          base={form.saved}
          mine={form.values}
          theirs={typedOrganization(type, organization, asked)}
          labels={labels}
          show={show}
          onKeepMine={rebase}
          onTakeTheirs={() => rebase()}
        />
      )}
      {failure && !isStale && <Alert tone="danger">{failure.message}</Alert>}
      <ErrorSummary errors={form.errors} attempt={form.attempts} />
      <p className={classes.hint}>{say(houseFormTexts.requiredMark)}</p>
      <OrganizationFields type={type} parts={parts} field={(path) => form.field(path)} />
      <AskedSection
        asked={asked}
        failure={askedFailure}
        field={form.field('forms')}
        attempt={form.attempts}
      />
      <SaveFooter dirty={form.dirty} saving={form.submitting} onCancel={onCancel} />
    </form>
  )
}
