import type { messagesContract } from '@allmende/domain/messages/messages.contract.ts'
import { asked, nobodysTender, type RowsOf, strangers, teamOnly, exceptFor, tender } from '../test-roles.ts'

const nobodys = 2 ** 40
/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const
const everyAccount = {
  bidder: 'done',
  organizationAdmin: 'done',
  staff: 'done',
  systemAdmin: 'done',
} as const
const words = { messageSubject: 'Zufahrt', messageText: 'Ist die Zufahrt frei?' }

export const messageRows: RowsOf<typeof messagesContract> = {
  getMessages: [
    asked('about a draft', [tender, null], teamOnly),
    asked('about an offer that is not there', [tender, nobodys], exceptFor(teamOnly, 'NotFoundException')),
    asked('about none', [nobodysTender, null], ofNone),
  ],
  countMessages: [
    asked('about a draft', [tender, null], teamOnly),
    asked('about none', [nobodysTender, null], ofNone),
  ],
  getCorrespondents: [asked('of a draft', [tender], teamOnly), asked('of none', [nobodysTender], ofNone)],
  getUnreadMessages: [asked('anywhere', [], everyAccount)],
  getAnswers: [
    asked('about a draft', [tender], { ...strangers, ...teamOnly }),
    asked('about none', [nobodysTender], strangers),
  ],
  sendMessage: [
    asked('about a draft', [{ projectId: tender, ...words }], exceptFor(teamOnly, 'StageException')),
    asked('about none', [{ projectId: nobodysTender, ...words }], ofNone),
  ],
  addTag: [asked('to one that is not there', [nobodys, 'gelesen'], ofNone)],
}
