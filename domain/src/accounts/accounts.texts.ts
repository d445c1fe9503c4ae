import type { Role } from '../actor.ts'
import type { Labels } from '../changes.ts'
import { contactChangeLabels } from '../organizations/organizations.texts.ts'
import type { Bilingual } from '../texts.ts'
import type { ChangedUser } from './accounts.contract.ts'

export const roleTexts: Record<Role, Bilingual> = {
  SYSTEM_USER: { de: 'Sachbearbeiter', en: 'Case handler' },
  SYSTEM_ADMIN: { de: 'System-Administrator', en: 'System administrator' },
  ORGANIZATION_USER: { de: 'Organisations-Mitglied', en: 'Organisation member' },
  ORGANIZATION_ADMIN: { de: 'Organisations-Administrator', en: 'Organisation administrator' },
}

type OwnField = Exclude<keyof typeof ChangedUser.shape, 'version' | 'contact' | 'settings'>

export const userLabels = {
  givenName: { de: 'Vorname', en: 'First name' },
  surName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  roles: { de: 'Rollen', en: 'Roles' },
  organizationId: { de: 'Organisation', en: 'Organisation' },
} as const satisfies Record<OwnField, Bilingual>

/** The same with the contact's, by the paths the log compares. */
export const userChangeLabels: Labels = {
  ...userLabels,
  ...contactChangeLabels,
  settings: { de: 'Persönliche Einstellungen', en: 'Personal settings' },
}
