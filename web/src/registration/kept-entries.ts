import { NewCompany } from '@allmende/domain/organizations/organizations.contract.ts'
import { z } from 'zod'
import { Account } from './account-form.ts'
import type { Entries } from './useRegistration.ts'

const Kept = z.object({ company: NewCompany, account: Account })

/** What was registered, as it was typed; null where it is damaged: what the server took fits. */
export const readEntries = (kept: unknown): Entries | null =>
  Kept.safeParse(kept).success ? (kept as Entries) : null
