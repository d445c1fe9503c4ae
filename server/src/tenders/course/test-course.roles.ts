import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import {
  asked,
  type CallAs,
  exceptFor,
  nobodysTender,
  type RowsOf,
  strangers,
  teamOnly,
  tender,
} from '../../test-roles.ts'
import type { PeopleMethod } from '../people/test-people.roles.ts'

const [nobodysLot, nobodysOffer] = [4711, 2 ** 40]
const began = '2026-01-05T00:00:00.000Z'
/** Whoever is asked to log in first is not told what there is. */
const ofNone = {
  ...strangers,
  visitor: 'AuthenticationException',
  held: 'SecondFactorRequiredException',
} as const
/** For those who decide; everybody else of the team is told who may. */
const adminsOnly = { ...teamOnly, editor: 'AccessDeniedException' } as const

/** The only lot of the demo's draft, which has not begun. */
const lotOf =
  (...rest: unknown[]) =>
  async (_person: unknown, callAs: CallAs) => {
    const { lots } = (await callAs('projectAdmin', 'getProject', tender)) as { lots: { id: number }[] }
    return [lots[0]?.id, ...rest]
  }

export const courseRows: RowsOf<Omit<typeof courseContract, PeopleMethod>> = {
  updateProjectStage: [
    asked(
      'publishing without a time',
      [{ id: tender, stage: 2 }, null, null],
      exceptFor(teamOnly, 'ValidationException'),
    ),
    asked('of none', [{ id: nobodysTender, stage: 2 }, null, null], ofNone),
    asked('cancelling none', [{ id: nobodysTender, stage: 8 }, null, null], ofNone),
  ],
  unpublishProject: [
    asked('a draft', [tender], exceptFor(adminsOnly, 'StageException')),
    asked('none', [nobodysTender], ofNone),
  ],
  archiveProject: [
    asked('a draft', [tender], exceptFor(adminsOnly, 'StageException')),
    asked('none', [nobodysTender], ofNone),
  ],
  endLot: [
    asked('of a draft', lotOf('Kein Bedarf'), exceptFor(adminsOnly, 'StageException')),
    asked('none', [nobodysLot, 'Kein Bedarf'], ofNone),
  ],
  announceAward: [
    asked('of a draft', lotOf(nobodysOffer, {}), exceptFor(teamOnly, 'StageException')),
    asked('of no lot', [nobodysLot, nobodysOffer, {}], ofNone),
  ],
  withdrawAward: [
    asked('of a draft', lotOf('Irrtum'), exceptFor(adminsOnly, 'StageException')),
    asked('of no lot', [nobodysLot, 'Irrtum'], ofNone),
  ],
  awardLot: [
    asked('of a draft', lotOf(nobodysOffer), exceptFor(teamOnly, 'StageException')),
    asked(
      'of a draft, without waiting',
      lotOf(nobodysOffer, { withoutWaiting: 'Eile' }),
      exceptFor(adminsOnly, 'StageException'),
    ),
    asked('no lot', [nobodysLot, nobodysOffer], ofNone),
  ],
  recordDispatch: [
    asked(
      'to nobody',
      async (person, callAs) => [nobodysOffer, ...(await lotOf(began, 'POST')(person, callAs))],
      exceptFor(teamOnly, 'NotFoundException'),
    ),
    asked('of no lot', [nobodysOffer, nobodysLot, began, 'POST'], ofNone),
  ],
}
