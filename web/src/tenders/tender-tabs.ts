import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import type { tenderTabs } from '@allmende/domain/tenders/tenders.contract.ts'
import { decoded } from '../ui/hash.ts'

export type Tab = (typeof tenderTabs)[number]

const ofStaff: readonly Tab[] = ['öffentlich', 'entwurf', 'archiv']
const ofBidders: readonly Tab[] = ['öffentlich', 'merkliste', 'einladung', 'teilnahme', 'bewerbung', 'archiv']
const ofEveryone: readonly Tab[] = ['öffentlich', 'archiv']

/** The tabs of a person; only bidders have tenders of their own. */
export function tabsFor(actor: Actor): readonly Tab[] {
  const staff: boolean = isInternal(actor)
  if (staff) return ofStaff
  return actor.kind === 'user' && actor.organizationType !== 'CLIENT' ? ofBidders : ofEveryone
}

/** The tab that the address names, else the first. */
export function tabIn(hash: string, tabs: readonly Tab[]): Tab {
  const word = decoded(hash)
  return tabs.find((tab) => tab === word) ?? 'öffentlich'
}
