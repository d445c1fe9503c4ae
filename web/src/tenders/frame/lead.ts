import type { Actor } from '@allmende/domain/actor.ts'
import type { ShownTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic, isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { texts } from './frame.texts.ts'

/** What those who run it must know of how it stands. */
export function leadOf(actor: Actor, tender: ShownTender, now: Date): Bilingual | null {
  const { word } = tender.status
  const mayEdit = isSeenInside(tender) && tenderPolicy.update(actor, tender, now).allowed
  if (word === 'draft') return mayEdit ? texts.onlyTeamSees : texts.mayNotEdit
  if (isSeenInside(tender) && !mayEdit && isLeftToAdmins(tender)) return texts.mayNotRun
  return isSeenInside(tender) && !isPublic(tender, now) ? texts.notPublic : null
}

/** There is still something to do, but nothing for this person. */
const isLeftToAdmins = ({ archived, actions, lots }: TeamTender): boolean =>
  archived === null && actions.length === 0 && lots.every((lot) => lot.actions.length === 0)
