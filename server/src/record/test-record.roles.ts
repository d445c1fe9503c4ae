import type { recordContract } from '@allmende/domain/record/record.contract.ts'
import { asked, nobodysTender, type RowsOf, strangers, teamOnly, tender } from '../test-roles.ts'

/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const

export const recordRows: RowsOf<typeof recordContract> = {
  getRecordRemarks: [asked('of a draft', [tender], teamOnly), asked('of no tender', [nobodysTender], ofNone)],
  setRecordRemarks: [
    asked(
      'of a draft, each on what the one before has left',
      async (_person, callAs) => {
        const { version } = (await callAs('projectAdmin', 'getRecordRemarks', tender)) as { version: number }
        return [tender, { version, text: 'Anmerkung' }]
      },
      teamOnly,
    ),
    asked('of no tender', [nobodysTender, { version: 0, text: '' }], ofNone),
  ],
}
