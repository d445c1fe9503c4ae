import type { Invitation } from '@allmende/domain/tenders/course.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Tone } from '../../ui/tones.ts'
import { inviteTexts as texts } from './people.texts.ts'

type InvitationState = { label: Bilingual; tone: Tone; isOpen: boolean }

/** How an invitation stands: in a word, and whether it can still be taken back. */
export function stateOf({ joined, revoked }: Pick<Invitation, 'joined' | 'revoked'>): InvitationState {
  if (revoked !== null) return { label: texts.stateRevoked, tone: 'neutral', isOpen: false }
  if (joined !== null) return { label: texts.stateJoined, tone: 'success', isOpen: false }
  return { label: texts.stateSent, tone: 'info', isOpen: true }
}
