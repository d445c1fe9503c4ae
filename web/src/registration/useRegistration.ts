import { mayUsePassword } from '@allmende/domain/accounts/accounts.rules.ts'
import { NewCompany } from '@allmende/domain/organizations/organizations.contract.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { useState } from 'react'
import { type AskedForm, withAnswers, withFormsAsOne } from '../organizations/asked-form.ts'
import {
  organizationFormLabels,
  organizationParts,
  typedOrganization,
} from '../organizations/organization-fields.ts'
import { formTexts as organizationTexts } from '../organizations/organizations.texts.ts'
import type { CallError } from '../rpc/call-error.ts'
import { useChange } from '../rpc/queries.ts'
import { refusedFields } from '../rpc/refused-fields.ts'
import { passwordScore } from '../ui/form/password-score.ts'
import { useForm } from '../ui/form/useForm.ts'
import type { Which } from '../ui/form/useKeptDraft.ts'
import { useSay } from '../ui/language.tsx'
import {
  type Account,
  accountFormLabels,
  accountSchema,
  blankAccount,
  type Company,
  firstUser,
  personOf,
} from './account-form.ts'
import { newReceipt } from './receipt.ts'
import { useRegistrationDraft } from './useRegistrationDraft.ts'

export type Step = 0 | 1 | 2
/** Both forms, the password left out wherever they are kept. */
export type Entries = { company: Company; account: Account }
type Options = {
  user: string
  byStaff: boolean
  /** The own form the company is to fill in. */
  asked: AskedForm | null
  /** What she registered before and goes back to; left out for a new registration. */
  corrected?: { receipt: string; entries: Entries } | undefined
  onRegistered: (registered: Registered) => void
}

/** What outlives the call: where the mail went, and what to go back to. */
export type Registered = { receipt: string; email: string; entries: Entries }

const parts = organizationParts('CONTRACTOR', true)
const blankFor = (asked: AskedForm | null) => ({
  company: typedOrganization('CONTRACTOR', undefined, asked) as Company,
  account: blankAccount,
})

/** Three steps, two forms, one call; what was typed outlives every error and, but for the password, a reload. */
export function useRegistration({ user, byStaff, asked, corrected, onRegistered }: Options) {
  const say = useSay()
  const register = useChange('registerOrganization')
  // To the step in which the address was typed.
  const [step, setStep] = useState<Step>(corrected && !corrected.entries.account.isContact ? 1 : 0)
  // One for all tries: should an answer get lost on its way, the next try takes the place of the one before.
  const [receipt] = useState(() => corrected?.receipt ?? newReceipt())
  const [failure, setFailure] = useState<CallError | null>(null)

  const [start] = useState<Entries>(() => corrected?.entries ?? blankFor(asked))

  const company = useForm({
    schema: withAnswers(NewCompany, asked, organizationTexts.furtherFaults),
    initial: start.company,
    labels: {
      ...organizationFormLabels(parts, say),
      ...(asked && { forms: say(organizationTexts.further) }),
    },
    onSubmit: () => goTo(1),
  })
  const account = useForm({
    schema: accountSchema(byStaff),
    initial: start.account,
    labels: accountFormLabels(say),
    onSubmit: async (values) => {
      const fault = byStaff ? null : await weakness(values)
      if (fault) {
        account.refuse({ password: say(reasons[fault]) })
        return false
      }
      goTo(2)
    },
  })
  const draft = useRegistrationDraft(user, company.values, account.values, start)

  function goTo(next: Step) {
    setFailure(null)
    setStep(next)
  }

  async function weakness(values: Account) {
    const { email, givenName, surName } = personOf(values, company.values)
    const score = await passwordScore(values.password, [email, givenName, surName])
    const verdict = score === null ? null : mayUsePassword(values.password, email, score, 'password')
    return verdict && !verdict.allowed ? verdict.reason : null
  }

  /** Back to the step that has to be mended. */
  function refuse(error: CallError) {
    const [ofCompany, ofAccount] = [refusedFields(error, 0), refusedFields(error, 1)]
    company.refuse(withFormsAsOne(ofCompany, say(organizationTexts.furtherFaults)))
    account.refuse(error.type === 'ConflictException' ? {} : ofAccount)
    if ('0' in error.fields || Object.keys(ofCompany).length > 0) setStep(0)
    else if (Object.keys(ofAccount).length > 0) setStep(1)
    setFailure(error)
  }

  function submit() {
    if (register.isPending) return
    setFailure(null)
    const first = firstUser(account.values, company.values, byStaff)
    register.mutate([NewCompany.parse(company.values), first, receipt], {
      onSuccess: () => {
        draft.clear()
        onRegistered({ receipt, email: first.email, entries: draft.entries })
      },
      onError: refuse,
    })
  }

  function restore(which: Which) {
    const kept = draft.restore(which)
    if (!kept) return
    company.setValues(kept.company)
    account.setValues(kept.account)
  }

  return {
    asked,
    step,
    goTo,
    company,
    account,
    parts,
    draft,
    restore,
    failure,
    submit,
    submitting: register.isPending,
  }
}

export type Registration = ReturnType<typeof useRegistration>
