import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import { type Migration, migrated } from '@allmende/domain/notices/migration/migrated.ts'
import { migrationLines, type MigrationLines } from '@allmende/domain/notices/migration/migration-lines.ts'
import { mayMigrate } from '@allmende/domain/tenders/migration/migration.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { allowed, firstRefusal, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { sdkVersions } from '../../notices/catalogues.ts'
import { findOwnTemplate } from '../../templates/templates.queries.ts'
import { formOfTender, type TenderForm } from '../tender-form.ts'

/** The form that a draft is taken to. */
type Target = Pick<Tender, 'templateId' | 'templateVersion'> & { sdkVersion: string }

export type Migrating = { target: Target; next: TenderForm; migration: Migration }

/** What the draft becomes, or why it stays as it is. */
export async function migratingOf(
  db: Db,
  tender: Tender,
): Promise<{ verdict: Verdict; migrating: Migrating | null }> {
  const { templateId, templateVersion } = tender
  const sdkVersion = newerThan(tender.sdkVersion) ?? ''
  const own = await findOwnTemplate(db, templateId, null)
  const verdict = firstRefusal(
    mayMigrate(tender),
    sdkVersions.includes(sdkVersion) ? allowed : refused('versionIsNewest'),
    // An own form must have been taken there before; its tenders follow one by one.
    own && own.sdkVersion !== sdkVersion
      ? refused('versionOfTemplate', { values: { version: own.sdkVersion ?? '' } })
      : allowed,
  )
  if (!verdict.allowed) return { verdict, migrating: null }
  const target = { templateId, templateVersion: own?.version ?? templateVersion, sdkVersion }
  // Decided in German, so that the reader's language changes nothing.
  const before = await formOfTender(db, tender, 'de')
  const next = await formOfTender(db, target, 'de')
  return { verdict, migrating: { target, next, migration: migrated(tender.panels, before, next) } }
}

/** The same in words. */
export async function linesOf(
  db: Db,
  tender: Tender,
  { target, migration }: Migrating,
  language: Language,
): Promise<MigrationLines> {
  const sides = [await formOfTender(db, tender, language), await formOfTender(db, target, language)] as const
  return migrationLines(tender.panels, migration, sides, language)
}
