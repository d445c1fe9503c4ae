import type { LotParticipant } from '@allmende/domain/tenders/tenders.contract.ts'
import { lotOffer } from '../../tenders/frame/shown-tender.test-data.ts'

/** A company's part as its team is sent it. */
export function participant(offerId: number, facts: Partial<LotParticipant> = {}): LotParticipant {
  const {
    lotId: _lot,
    unsubmittedChanges: _own,
    missing: _hers,
    reached: _once,
    everReached: _ever,
    ...part
  } = lotOffer()
  return { ...part, offerId, organizationId: offerId, organizationName: `Firma ${offerId}`, ...facts }
}
