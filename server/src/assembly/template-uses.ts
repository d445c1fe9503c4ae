import { type TemplateUser, templateUsers } from '@allmende/domain/templates/templates.contract.ts'
import { listFormsAnswered, listFormUsers } from '../organizations/form-users.queries.ts'
import { listTemplatesChosen } from '../settings/settings.queries.ts'
import type { TemplateUses } from '../templates/template-uses.ts'
import { listTemplatesOfTenders, listTemplateUsers } from '../tenders/template-users.queries.ts'

export const templateUses: TemplateUses = {
  usedBy: async (db, templateIds) => {
    if (templateIds.length === 0) return new Map()
    const { defaults, registration } = await listTemplatesChosen(db)
    const users = {
      tenders: await listTemplatesOfTenders(db, templateIds),
      settings: [...defaults, ...registration],
      organizations: await listFormsAnswered(db, templateIds),
    } satisfies Record<TemplateUser, string[]>
    const usersOf = (id: string) => templateUsers.filter((user) => users[user].includes(id))
    return new Map(templateIds.map((id) => [id, usersOf(id)]))
  },
  find: async (db, templateId, version, isNewest, now) => ({
    byRegistration: isNewest && (await listTemplatesChosen(db)).registration.includes(templateId),
    byAnnouncedTender:
      (await listTemplateUsers(db, templateId, { version, publicAt: now, limit: 1 })).length > 0,
    byOrganizations: await listFormUsers(db, templateId, version),
  }),
}
