import { z } from 'zod'
import type { Methods } from '../../method.ts'
import { SdkVersion } from '../../notices/sdk-versions.ts'
import { OwnTemplateId, TemplateVersion } from '../templates.contract.ts'

/** A question that the newer version no longer has, or a group that it has no place for. */
export const GonePart = z.object({
  name: z.string(),
  /** It holds own questions and stays round them. */
  isKept: z.boolean(),
})
export type GonePart = z.infer<typeof GonePart>

/** A question that others ask in the newer version. */
export const ReplacedPart = z.object({ name: z.string(), becomes: z.array(z.string()) })
export type ReplacedPart = z.infer<typeof ReplacedPart>

/** What an own form would be in a newer version of the standard; nothing is changed by asking. */
export const TemplateMigration = z.object({
  version: TemplateVersion,
  from: z.string(),
  to: z.string(),
  /** How many of its parts stay, in the same group or in another. */
  staying: z.int(),
  gone: z.array(GonePart),
  replaced: z.array(ReplacedPart),
  added: z.array(z.string()),
})
export type TemplateMigration = z.infer<typeof TemplateMigration>

export const templateMigrationContract = {
  getTemplateMigration: {
    kind: 'read',
    args: z.tuple([OwnTemplateId]),
    result: TemplateMigration,
    shows: { entity: 'template', idAt: 0 },
  },
  /** A new version of the form; what was made with the older ones keeps them. A preview only tells what it would do. */
  migrateProjectTemplate: {
    kind: 'change',
    args: z.tuple([
      OwnTemplateId,
      SdkVersion,
      z.object({ preview: z.boolean().optional(), version: TemplateVersion.optional() }).optional(),
    ]),
    result: TemplateMigration,
  },
} as const satisfies Methods
