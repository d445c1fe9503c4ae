import { useEffect, useRef } from 'react'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { focusOn } from '../ui/form/focus-on.ts'
import { texts as formTexts } from '../ui/form/form.texts.ts'
import { useSay } from '../ui/language.tsx'
import { Steps } from '../ui/Steps.tsx'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { type AskedForm, useAskedForm } from '../organizations/asked-form.ts'
import { AskedSection } from '../organizations/AskedSection.tsx'
import { OrganizationFields } from '../organizations/OrganizationFields.tsx'
import { AccountFields } from './AccountFields.tsx'
import { ConfirmationStep } from './ConfirmationStep.tsx'
import { RegistrationFailure } from './RegistrationFailure.tsx'
import classes from './RegistrationWizard.module.css'
import { texts } from './registration.texts.ts'
import { type Entries, type Registered, type Registration, useRegistration } from './useRegistration.ts'
import { WizardButtons } from './WizardButtons.tsx'

type RegistrationWizardProps = {
  /** Whose draft it is. */
  user: string
  /** A system administrator invites; otherwise the company registers itself. */
  byStaff: boolean
  /** An earlier registration that is put right; left out for a new one. */
  corrected?: { receipt: string; entries: Entries } | undefined
  onRegistered: (registered: Registered) => void
}

/** Company, its first user, confirmation. */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const { asked, failure } = useAskedForm('CONTRACTOR')
  if (asked === undefined) return <LoadingScreen />
  return <AskingWizard {...props} asked={asked} askedFailure={failure} />
}

type AskingWizardProps = RegistrationWizardProps & {
  asked: AskedForm | null
  /** Why the further questions could not be loaded. */
  askedFailure: string | undefined
}

function AskingWizard(props: AskingWizardProps) {
  const say = useSay()
  const registration = useRegistration(props)
  const { step, draft, failure } = registration
  const names = [texts.company, texts.account, texts.summary].map((name) => say(name))
  const place = useFocusedStep(step)
  useFocusedAddress(registration, props.corrected !== undefined)
  return (
    <div className={classes.wizard}>
      <Steps label={say(texts.steps)} steps={names} current={step} />
      <DraftOffer draft={draft} onRestore={registration.restore} />
      <section
        ref={place}
        tabIndex={-1}
        className={classes.step}
        aria-label={say(texts.stepOf, { n: step + 1, total: names.length, name: names[step] ?? '' })}
      >
        {failure && <RegistrationFailure error={failure} />}
        {step === 0 && <CompanyStep registration={registration} askedFailure={props.askedFailure} />}
        {step === 1 && <AccountStep registration={registration} byStaff={props.byStaff} />}
        {step === 2 && <ConfirmationStep registration={registration} byStaff={props.byStaff} />}
      </section>
    </div>
  )
}

/** A new step begins at the top, for the eye and for the keyboard. */
function useFocusedStep(step: number) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}

/** Who goes back to put her address right begins there. */
function useFocusedAddress({ company, account }: Registration, isCorrected: boolean) {
  const id = account.values.isContact ? company.field('contact.email').id : account.field('email').id
  useEffect(() => {
    if (isCorrected) focusOn(id)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])
}

type CompanyStepProps = { registration: Registration; askedFailure: string | undefined }

function CompanyStep({ registration: { company, parts, asked }, askedFailure }: CompanyStepProps) {
  const say = useSay()
  return (
    <form {...company.formProps} className={classes.step}>
      <ErrorSummary errors={company.errors} attempt={company.attempts} />
      <p className={classes.hint}>{say(formTexts.requiredMark)}</p>
      <OrganizationFields type="CONTRACTOR" parts={parts} field={(path) => company.field(path)} />
      <AskedSection
        asked={asked}
        failure={askedFailure}
        field={company.field('forms')}
        attempt={company.attempts}
      />
      <WizardButtons forward={say(texts.next)} />
    </form>
  )
}

function AccountStep({ registration, byStaff }: { registration: Registration; byStaff: boolean }) {
  const say = useSay()
  const { account, company, goTo } = registration
  return (
    <form {...account.formProps} className={classes.step}>
      <ErrorSummary errors={account.errors} attempt={account.attempts} />
      <p className={classes.hint}>{say(formTexts.requiredMark)}</p>
      <AccountFields account={account} company={company.values} byStaff={byStaff} />
      <WizardButtons forward={say(texts.next)} busy={account.submitting} onBack={() => goTo(0)} />
    </form>
  )
}
