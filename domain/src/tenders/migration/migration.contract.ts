import { z } from 'zod'
import { type Methods, Version } from '../../method.ts'
import { MigrationLines } from '../../notices/migration/migration-lines.ts'
import { Choice } from '../../notices/migration/with-choices.ts'
import { SdkVersion } from '../../notices/sdk-versions.ts'
import { TenderId } from '../tenders.contract.ts'

/** What a draft would be in a newer version of the standard; nothing is changed by asking. */
export const TenderMigration = z.object({
  /** The draft's own version: what is taken over is what was looked at. */
  version: z.int(),
  from: z.string(),
  to: z.string(),
  ...MigrationLines.shape,
  /** What the newer version demands besides, to be filled in afterwards: how much, and the first of it in sentences. */
  due: z.object({ count: z.int(), lines: z.array(z.string()) }),
})
export type TenderMigration = z.infer<typeof TenderMigration>

export const MigrationWish = z.object({
  preview: z.boolean().optional(),
  /** The draft's version that was looked at; without it the draft is taken over as it is now. */
  version: Version.optional(),
  choices: z.array(Choice).max(1000).optional(),
})

export const migrationContract = {
  getProjectMigration: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: TenderMigration,
    shows: { entity: 'project', idAt: 0 },
  },
  /** Takes the draft over, with what was chosen in place of codes that are gone. A preview only tells what it would do. */
  migrateProject: {
    kind: 'change',
    args: z.tuple([TenderId, SdkVersion, MigrationWish.optional()]),
    result: TenderMigration,
  },
} as const satisfies Methods
