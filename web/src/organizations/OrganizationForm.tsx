import type { OrganizationType } from '@allmende/domain/actor.ts'
import { countryName } from '@allmende/domain/organizations/countries.ts'
import type { Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { useSession } from '../session/useSession.ts'
import { Alert } from '../ui/Alert.tsx'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { texts as houseFormTexts } from '../ui/form/form.texts.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './OrganizationForm.module.css'
import { OrganizationFields } from './OrganizationFields.tsx'
import { typedOrganization } from './organization-fields.ts'
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
export function OrganizationForm({ type, organization, onSaved, onCancel }: OrganizationFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const user = useSession().user?.email ?? ''
  const { form, parts, labels, draft, restore, failure, isStale, rebase } = useOrganizationForm({
    user,
    type,
    organization,
    onSaved,
  })
  const show = (path: string, value: unknown) =>
    path === 'contact.country' ? countryName(String(value), language) : String(value ?? '')
  return (
    <form {...form.formProps} id={organizationFormId} className={classes.form}>
      {draft.found && <DraftOffer at={draft.found.at} onRestore={restore} onDiscard={draft.discard} />}
      {isStale && organization && (
        <ConflictNotice
          base={form.saved}
          mine={form.values}
          theirs={typedOrganization(type, organization)}
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
      <SaveFooter dirty={form.dirty} saving={form.submitting} onCancel={onCancel} />
    </form>
  )
}
