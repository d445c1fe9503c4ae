import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import { type Migration, migrated } from '@allmende/domain/notices/migration/migrated.ts'
import { migrationLines, type MigrationLines } from '@allmende/domain/notices/migration/migration-lines.ts'
import { sayFound } from '@allmende/domain/notices/check/check.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { checkTender } from '@allmende/domain/tenders/check/tender-check.ts'
import type { TenderMigration } from '@allmende/domain/tenders/migration/migration.contract.ts'
import { mayMigrate } from '@allmende/domain/tenders/migration/migration.rules.ts'
import { newlyDue } from '@allmende/domain/tenders/migration/newly-due.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { allowed, firstRefusal, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { sdkVersions } from '../../notices/catalogues.ts'
import { findOwnTemplate } from '../../templates/templates.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { keptPanels } from '../saving.ts'
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

type Sides = readonly [before: TenderForm, next: TenderForm]

/** Both forms in the reader's language. */
export const sidesOf = async (
  db: Db,
  tender: Tender,
  { target }: Migrating,
  language: Language,
): Promise<Sides> => [await formOfTender(db, tender, language), await formOfTender(db, target, language)]

/** The same in words. */
export const linesOf = (
  tender: Tender,
  { migration }: Migrating,
  sides: Sides,
  language: Language,
): MigrationLines => migrationLines(tender.panels, migration, sides, language)

/** All that becomes of the draft, in the caller's words. */
export async function toldMigration(
  context: Pick<Context, 'db' | 'home' | 'language' | 'now'>,
  tender: Tender,
  migrating: Migrating,
): Promise<TenderMigration> {
  const { db, language } = context
  const sides = await sidesOf(db, tender, migrating, language)
  const lines = linesOf(tender, migrating, sides, language)
  const due = await dueOf(context, tender, migrating, sides)
  const { version, sdkVersion: from } = tender
  return { version, from: from ?? '', to: migrating.target.sdkVersion, ...lines, due }
}

/** Nobody reads more before filling in some of it. */
const mostDue = 100

/** What the newer version asks for besides, by the check of both. */
async function dueOf(
  { db, home, language, now }: Pick<Context, 'db' | 'home' | 'language' | 'now'>,
  tender: Tender,
  { migration }: Migrating,
  [before, next]: Sides,
): Promise<TenderMigration['due']> {
  const foundIn = async (side: TenderForm, panels: PanelValues) => {
    const kept = await keptPanels(db, home, side.form, tender, { panels })
    return checkTender({ ...tender, ...side, panels: kept }, { language, now })
  }
  const due = newlyDue(await foundIn(before, tender.panels), await foundIn(next, migration.values), migration)
  return { count: due.length, lines: due.slice(0, mostDue).map((found) => sayFound(found, language)) }
}
