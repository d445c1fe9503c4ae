import type { TemplateUser } from '@allmende/domain/templates/templates.contract.ts'
import type { TemplateUse } from '@allmende/domain/templates/templates.policy.ts'
import type { Db } from '../database/schema.ts'

/** Who uses templates is known to the areas above; they tell through this. */
export type TemplateUses = {
  /** What names each of them, in whatever version. */
  usedBy: (db: Db, templateIds: readonly string[]) => Promise<ReadonlyMap<string, readonly TemplateUser[]>>
  /** Who besides staff has to do with this version. */
  find: (db: Db, templateId: string, version: number, isNewest: boolean, now: Date) => Promise<TemplateUse>
}
