import type { archiveContract } from '@allmende/domain/archive/archive.contract.ts'
import { asked, exceptFor, nobodysTender, type RowsOf, strangers, teamOnly, tender } from '../test-roles.ts'

/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const

const ofAdmins = exceptFor({ ...teamOnly, editor: 'AccessDeniedException' }, 'StageException')

export const archiveRows: RowsOf<typeof archiveContract> = {
  exportArchive: [
    asked('of a draft', [tender], ofAdmins),
    asked('of a draft, with what is sealed', [tender, { sealed: true }], ofAdmins),
    asked('of none', [nobodysTender], ofNone),
  ],
  getArchive: [asked('of a draft', [tender], ofAdmins), asked('of none', [nobodysTender], ofNone)],
}
