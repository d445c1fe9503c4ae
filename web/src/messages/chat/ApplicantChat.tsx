import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useSay } from '../../ui/language.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { texts } from './chat.texts.ts'
import { OfferChat } from './OfferChat.tsx'

export const chatAnchor = 'nachrichten'
export const chatLabel = texts.title

type ApplicantChatProps = { tender: TeamTender; applicant: { organizationId: number; offerId: number } }

/** With one company, beside what it filed. */
export function ApplicantChat({ tender, applicant }: ApplicantChatProps) {
  const say = useSay()
  return (
    <FormSection anchor={chatAnchor} title={say(texts.title)} hint={say(texts.leadTeam)}>
      <OfferChat tender={tender} offerId={applicant.offerId} organizationId={applicant.organizationId} />
    </FormSection>
  )
}
