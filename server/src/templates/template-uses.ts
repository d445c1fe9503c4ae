import type { TemplateUse } from '@allmende/domain/templates/templates.policy.ts'
import type { Db } from '../database/schema.ts'

/** Who uses templates is known to the areas above; they tell through this. */
export type TemplateUses = {
  /** A tender, a setting or the data of an organization names it, in whatever version. */
  isInUse: (db: Db, templateId: string) => Promise<boolean>
  /** Who besides staff has to do with this version. */
  find: (db: Db, templateId: string, version: number, isNewest: boolean, now: Date) => Promise<TemplateUse>
}
