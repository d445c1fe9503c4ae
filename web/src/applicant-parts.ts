import { ApplicantChat, chatAnchor, chatLabel } from './messages/chat/ApplicantChat.tsx'
import type { ApplicantPart } from './offers/applicants/ApplicantScreen.tsx'

/** What other areas say of a company that takes part, below what it filed. */
export const applicantParts: readonly ApplicantPart[] = [
  { anchor: chatAnchor, label: chatLabel, Content: ApplicantChat },
]
