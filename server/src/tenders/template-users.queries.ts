import type { Db } from '../database/schema.ts'

type Which = { version?: number; announced?: boolean; limit: number }

/** Tenders made from this template. */
export async function listTemplateUsers(
  db: Db,
  templateId: string,
  { version, announced = false, limit }: Which,
): Promise<number[]> {
  const rows = await db
    .selectFrom('tenders')
    .select('id')
    .where('templateId', '=', templateId)
    .$if(version !== undefined, (tenders) => tenders.where('templateVersion', '=', version as number))
    .$if(announced, (tenders) => tenders.where('published', 'is not', null))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
