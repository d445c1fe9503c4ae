import { mayUsePassword } from '@allmende/domain/accounts/accounts.rules.ts'
import { NewCompany } from '@allmende/domain/organizations/organizations.contract.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { useMemo, useState } from 'react'
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
import { useRegistrationDraft } from './useRegistrationDraft.ts'

export type Step = 0 | 1 | 2
type Options = {
  user: string
  byStaff: boolean
  /** The own form the company is to fill in. */
  asked: AskedForm | null
  onRegistered: () => void
}

const parts = organizationParts('CONTRACTOR', true)
const blankFor = (asked: AskedForm | null) => ({
  company: typedOrganization('CONTRACTOR', undefined, asked) as Company,
  account: blankAccount,
})

/** Three steps, two forms, one call; what was typed outlives every error and, but for the password, a reload. */
export function useRegistration({ user, byStaff, asked, onRegistered }: Options) {
  const say = useSay()
  const register = useChange('registerOrganization')
  const [step, setStep] = useState<Step>(0)
  const [failure, setFailure] = useState<CallError | null>(null)

  const blank = useMemo(() => blankFor(asked), [asked])

  const company = useForm({
    schema: withAnswers(NewCompany, asked, organizationTexts.furtherFaults),
    initial: blank.company,
    labels: {
      ...organizationFormLabels(parts, say),
      ...(asked && { forms: say(organizationTexts.further) }),
    },
    onSubmit: () => goTo(1),
  })
  const account = useForm({
    schema: accountSchema(byStaff),
    initial: blank.account,
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
  const draft = useRegistrationDraft(user, company.values, account.values, blank)

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
    const args = [
      NewCompany.parse(company.values),
      firstUser(account.values, company.values, byStaff),
    ] as const
    register.mutate([...args], {
      onSuccess: () => {
        draft.clear()
        onRegistered()
      },
      onError: refuse,
    })
  }

  function restore() {
    const kept = draft.restore()
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
