import { isInternal } from '@allmende/domain/actor.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useActor } from '../../session/useSession.ts'
import { useServerTime } from '../../tenders/portal/useServerTime.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { whyNotPossible } from './joining.ts'
import { texts } from './joining.texts.ts'

/** Whether somebody waits for the negotiation of a lot that has only been published. */
const waits = (tender: ShownTender): boolean =>
  !isSeenInside(tender) &&
  tender.archived === null &&
  tender.lots.some(
    ({ outcome, lotOffer }) => outcome === null && lotOffer?.stage === 3 && lotOffer.effectiveStage === 2,
  )

/** For bidders: why they cannot take part, or that they do although there is nothing to file yet. */
export function JoiningNotice({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const actor = useActor()
  const why = whyNotPossible(actor, tender, useServerTime())
  if (why)
    return (
      <Alert tone="info" isQuiet title={say(texts.notPossible)}>
        {say(reasons[why.reason], why.values)}
      </Alert>
    )
  if (isInternal(actor) || !waits(tender)) return null
  const isInterest = tender.type === 2
  return (
    <Alert tone="success" isQuiet title={say(isInterest ? texts.interestShown : texts.waitsForNegotiation)}>
      {say(isInterest ? texts.interestShownText : texts.waitsForNegotiationText)}
    </Alert>
  )
}
