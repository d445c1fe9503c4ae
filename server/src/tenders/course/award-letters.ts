import { bySystem } from '@allmende/domain/actor.ts'
import { setAwardableFrom } from '@allmende/domain/procedure/award.ts'
import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import type { Job } from '../../jobs/schedule.ts'
import type { Departures } from '../../procedure/departures.ts'
import { type ActAsSystem, systemStep } from '../../rpc/system.ts'
import { tenderMoved } from '../announcing.ts'
import { organizationsOfUsers } from './audience.ts'
import { awardLetters } from './course-mails.ts'
import { lockTenderOfLot } from './lot-tender.queries.ts'
import { move } from './moving.ts'
import { loadState } from './procedure-state.ts'

const every = 30_000

/** When the last organization's letter left: the first that was taken for one of its users; null while one waits. */
async function lastDeparture(
  db: Db,
  departures: Departures,
  lot: LotCourse,
): Promise<{ at: Date | null } | null> {
  if (!lot.award) return null
  if (!departures.areSent) return { at: null }
  const letters = await departures.list(db, awardLetters(lot.id, lot.award.announcedAt))
  const organizations = await organizationsOfUsers(
    db,
    letters.map(({ recipient }) => recipient),
  )
  const byOrganization = Map.groupBy(letters, ({ recipient }) => organizations.get(recipient) ?? 0)
  const left = [...byOrganization.values()].map((own) =>
    own.flatMap(({ sent }) => sent ?? []).toSorted((one, other) => one.getTime() - other.getTime()),
  )
  if (left.some((times) => times.length === 0)) return null
  const last = left
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())
  return { at: last[0] ?? null }
}

/** Once all who are told of an award have been sent their letter, the waiting period is known. */
const settling = systemStep({
  load: async ({ db }, lotId: number, departures: Departures) => {
    const head = await lockTenderOfLot(db, lotId)
    if (!head) return null
    const lot = (await loadState(db, head.id)).lots.find(({ id }) => id === lotId)
    if (!lot?.award || lot.award.awardableFrom !== null) return null
    const departure = await lastDeparture(db, departures, lot)
    return departure && { ...head, lastLetterLeft: departure.at }
  },
  allow: bySystem,
  run: (context, head, [lotId]) =>
    move(context, head, (state) =>
      setAwardableFrom(state, { lotId, lastLetterLeft: head.lastLetterLeft }, context.now),
    ),
  record: (_head, { events }) => events,
  announce: (head, { mails }) => tenderMoved({ ...head, mails }),
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

export type AwardLettersParts = { db: Db; act: ActAsSystem; departures: Departures; now?: () => Date }

export const awardLettersJob = ({ db, act, departures, now = () => new Date() }: AwardLettersParts): Job => ({
  name: 'awards',
  every,
  work: async () => {
    for (const lotId of await listAwaiting(db)) await act(settling, now(), lotId, departures)
    return null
  },
})
