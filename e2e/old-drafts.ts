import type { PartySource } from '../domain/src/notices/values/parties.ts'
import type { PanelValues } from '../domain/src/notices/values/values.ts'
import { completeTender } from '../server/src/tenders/test-complete-tender.ts'
import { ask } from './portal-fixtures.ts'

export type Draft = { id: number; version: number; name: string; sdkVersion: string; panels: PanelValues }

/** A complete draft in the older version of the standard. */
export async function givenOldDraft(url: string, title: string): Promise<Draft> {
  const [buyer] = await ask<PartySource[]>(url, 'getOrganizations', 'CLIENT')
  if (!buyer) throw new Error('the demo has no contracting authority')
  return ask<Draft>(url, 'createProject', { ...completeTender(title, buyer), sdkVersion: '1.7' })
}
