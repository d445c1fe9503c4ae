import { type Actor, isInternal, isSystemAdmin, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import type { AllSettings, Settings } from './settings.contract.ts'

/** Who may do what with the settings of the platform. */
export const settingsPolicy = {
  change: (actor: Actor): Verdict =>
    firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole')),
}

/** What one caller gets of them. */
export function settingsFor(actor: Actor, settings: AllSettings): Settings {
  const { twoFactorAuthenticationRequired, showFilterViewForExternalUsers, legalTexts } = settings
  const everyones = {
    twoFactorAuthenticationRequired,
    showFilterViewForExternalUsers,
    legalTexts,
    organizationForms: settings.organizationForms,
  }
  if (isSystemAdmin(actor)) return settings
  if (!isInternal(actor)) return everyones
  const { defaultTemplateSettings, sdkVersion, version } = settings
  const { additionalFieldsTemplateList, propertyFolderTemplateList } = settings
  return {
    ...everyones,
    defaultTemplateSettings,
    sdkVersion,
    additionalFieldsTemplateList,
    propertyFolderTemplateList,
    version,
  }
}
