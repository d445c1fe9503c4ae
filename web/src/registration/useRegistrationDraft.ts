import { useMemo } from 'react'
import { useDraft } from '../ui/form/useDraft.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import type { Account, Company } from './account-form.ts'

/** Keeps everything but the password; `blank` is what the forms start with. */
export function useRegistrationDraft(
  user: string,
  company: Company,
  account: Account,
  blank: { company: Company; account: Account },
) {
  const entries = useMemo(
    () => ({ company, account: { ...account, password: '', repeat: '' } }),
    [company, account],
  )
  const dirty = JSON.stringify({ company, account }) !== JSON.stringify(blank)
  useLeaveGuard(dirty)
  const draft = useDraft({ user, form: 'registration', version: 1, value: entries, dirty })
  return { ...draft, entries }
}
