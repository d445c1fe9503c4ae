import type { Db } from '../database/schema.ts'

type Which = { version?: number; publicAt?: Date; limit: number }

/** Tenders made from this template. */
export async function listTemplateUsers(
  db: Db,
  templateId: string,
  { version, publicAt, limit }: Which,
): Promise<number[]> {
  const rows = await db
    .selectFrom('tenders')
    .select('id')
    .where('templateId', '=', templateId)
    .$if(version !== undefined, (tenders) => tenders.where('templateVersion', '=', version as number))
    .$if(publicAt !== undefined, (tenders) => tenders.where('publicFrom', '<=', publicAt as Date))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of the templates that a tender was made from. */
export async function listTemplatesOfTenders(db: Db, templateIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('tenders')
    .select('templateId')
    .distinct()
    .where('templateId', 'in', templateIds)
    .execute()
  return rows.map(({ templateId }) => templateId)
}

/** How many tenders stand on each version of the notice standard. */
export async function countTendersByVersion(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tenders')
    .select(({ fn }) => ['sdkVersion', fn.countAll<number>().as('count')])
    .where('sdkVersion', 'is not', null)
    .groupBy('sdkVersion')
    .execute()
  return new Map(rows.map(({ sdkVersion, count }) => [sdkVersion ?? '', Number(count)]))
}
