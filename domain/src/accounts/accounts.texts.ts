import type { Role } from '../actor.ts'
import type { Bilingual } from '../texts.ts'

export const roleTexts: Record<Role, Bilingual> = {
  SYSTEM_USER: { de: 'Sachbearbeiter', en: 'Case handler' },
  SYSTEM_ADMIN: { de: 'System-Administrator', en: 'System administrator' },
  ORGANIZATION_USER: { de: 'Organisations-Mitglied', en: 'Organization member' },
  ORGANIZATION_ADMIN: { de: 'Organisations-Administrator', en: 'Organization administrator' },
}
