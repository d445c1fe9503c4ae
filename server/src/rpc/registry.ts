import { accountMethods } from '../accounts/accounts.methods.ts'
import { settingsMethods } from '../settings/settings.methods.ts'
import type { Registered } from './method.ts'

/** Every remote method of the platform. */
export const methods: readonly Registered[] = [...settingsMethods, ...accountMethods]
