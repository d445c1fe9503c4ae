import type { z } from 'zod'
import { accountsContract } from './accounts/accounts.contract.ts'
import type { Methods } from './method.ts'
import { organizationsContract } from './organizations/organizations.contract.ts'
import { settingsContract } from './settings/settings.contract.ts'

/** Every remote method of the platform, by name. */
export const contract = {
  getSettings: settingsContract.getSettings,
  ...organizationsContract,
  ...accountsContract,
} as const satisfies Methods

export type Contract = typeof contract
export type MethodName = keyof Contract
export type Args<Name extends MethodName> = z.output<Contract[Name]['args']>
export type Result<Name extends MethodName> = z.output<Contract[Name]['result']>
