import { listFormUsers } from '../organizations/form-users.queries.ts'
import { listTemplatesChosen } from '../settings/settings.queries.ts'
import type { TemplateUses } from '../templates/template-uses.ts'
import { listTemplateUsers } from '../tenders/template-users.queries.ts'

export const templateUses: TemplateUses = {
  isInUse: async (db, templateId) => {
    const { defaults, registration } = await listTemplatesChosen(db)
    return (
      [...defaults, ...registration].includes(templateId) ||
      (await listTemplateUsers(db, templateId, { limit: 1 })).length > 0 ||
      (await listFormUsers(db, templateId)).length > 0
    )
  },
  find: async (db, templateId, version, isNewest, now) => ({
    byRegistration: isNewest && (await listTemplatesChosen(db)).registration.includes(templateId),
    byAnnouncedTender:
      (await listTemplateUsers(db, templateId, { version, publicAt: now, limit: 1 })).length > 0,
    byOrganizations: await listFormUsers(db, templateId, version),
  }),
}
