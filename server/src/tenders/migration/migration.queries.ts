import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../../database/schema.ts'

/** The form a draft stands on from now on. */
export async function setTenderForm(
  db: Db,
  id: number,
  { templateVersion, sdkVersion }: Pick<Tender, 'templateVersion' | 'sdkVersion'>,
): Promise<void> {
  await db.updateTable('tenders').set({ templateVersion, sdkVersion }).where('id', '=', id).execute()
}
