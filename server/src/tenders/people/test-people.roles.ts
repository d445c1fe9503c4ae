import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import {
  asked,
  exceptFor,
  nobodysTender,
  people,
  type RowsOf,
  strangers,
  teamOnly,
  tender,
} from '../../test-roles.ts'

export type PeopleMethod =
  | 'addProjectTag'
  | 'removeProjectTag'
  | 'inviteUsers'
  | 'getInvitations'
  | 'revokeInvitation'
  | 'addProjectEditors'

const nobodysInvitation = 2 ** 40
/** Those who run a tender do not watch it. */
const forBidders = exceptFor(teamOnly, 'AccessDeniedException')
/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const

export const peopleRows: RowsOf<Pick<typeof courseContract, PeopleMethod>> = {
  addProjectTag: [
    asked('a draft', [tender, 'merkliste'], forBidders),
    asked('none', [nobodysTender, 'merkliste'], ofNone),
  ],
  removeProjectTag: [
    asked('a draft', [tender, 'merkliste'], forBidders),
    asked('none', [nobodysTender, 'merkliste'], ofNone),
  ],
  inviteUsers: [
    asked('to a draft', [tender, { 'post@werft.example': 'Werft' }], exceptFor(teamOnly, 'StageException')),
    asked('to none', [nobodysTender, { 'post@werft.example': 'Werft' }], ofNone),
  ],
  getInvitations: [asked('of a draft', [tender], teamOnly), asked('of none', [nobodysTender], ofNone)],
  revokeInvitation: [
    asked('that is not there', [tender, nobodysInvitation], exceptFor(teamOnly, 'NotFoundException')),
    asked('of no tender', [nobodysTender, nobodysInvitation], ofNone),
  ],
  addProjectEditors: [
    asked('to a draft', [tender, [people.editor]], { ...teamOnly, editor: 'AccessDeniedException' }),
    asked('to none', [nobodysTender, [people.editor]], ofNone),
  ],
}
