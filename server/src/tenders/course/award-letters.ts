import { bySystem } from '@allmende/domain/actor.ts'
import { setAwardableFrom } from '@allmende/domain/procedure/award.ts'
import type { Db } from '../../database/schema.ts'
import type { Job } from '../../jobs/schedule.ts'
import type { KnownDepartures } from '../../procedure/departures.ts'
import { type ActAsSystem, systemStep } from '../../rpc/system.ts'
import { insideOnly, tenderMoved } from '../announcing.ts'
import { lastDeparture, lettersOf } from './letters-left.ts'
import { lockTenderOfLot } from './lot-tender.queries.ts'
import { move } from './moving.ts'
import { loadState } from './procedure-state.ts'

const every = 30_000

/** Once all who are told of an award have been sent their letter, the waiting period is known. */
const settling = systemStep({
  load: async ({ db, now }, lotId: number, departures: KnownDepartures) => {
    const head = await lockTenderOfLot(db, lotId)
    if (!head) return null
    const lot = (await loadState(db, head.id)).lots.find(({ id }) => id === lotId)
    if (!lot?.award || lot.award.awardableFrom !== null) return null
    const departure = lastDeparture(await lettersOf(db, departures, lot, now))
    return departure && { ...head, lastLetterLeft: departure.at }
  },
  allow: bySystem,
  run: (context, head, [lotId]) =>
    move(context, head, (state) =>
      setAwardableFrom(state, { lotId, lastLetterLeft: head.lastLetterLeft }, context.now),
    ),
  record: (_head, { events }) => events,
  // When the letters of all have left is for the team to know.
  announce: (head, { mails }) => tenderMoved({ ...head, mails, onlyFor: insideOnly }),
})

const listAwaiting = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('lotCourses')
      .select('lotId')
      .where('awardAnnounced', 'is not', null)
      .where('awardableFrom', 'is', null)
      .where('outcome', 'is', null)
      .orderBy('lotId')
      .execute()
  ).map(({ lotId }) => lotId)

export type AwardLettersParts = { db: Db; act: ActAsSystem; departures: KnownDepartures; now?: () => Date }

export const awardLettersJob = ({ db, act, departures, now = () => new Date() }: AwardLettersParts): Job => ({
  name: 'awards',
  every,
  work: async () => {
    for (const lotId of await listAwaiting(db)) await act(settling, now(), lotId, departures)
    return null
  },
})
