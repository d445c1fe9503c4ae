import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { Db } from '../../database/schema.ts'
import { listTold } from '../../procedure/answers.queries.ts'
import type { Departure, Departures } from '../../procedure/departures.ts'
import { organizationsOfUsers } from './audience.ts'
import { awardLetters } from './course-mails.ts'

/** How the letters stand that tell of an announced award, one for each company; none where none are sent. */
export async function lettersOf(db: Db, departures: Departures, lot: LotCourse): Promise<AwardLetter[]> {
  if (!lot.award || !departures.areSent) return []
  const { announcedAt } = lot.award
  const [told, mails] = [
    await listTold(db, lot.id, announcedAt),
    await departures.list(db, awardLetters(lot.id, announcedAt)),
  ]
  const organizations = await organizationsOfUsers(
    db,
    mails.map(({ recipient }) => recipient),
  )
  const mailsTo = Map.groupBy(mails, ({ recipient }) => organizations.get(recipient) ?? 0)
  return told.map((company) => ({ ...company, ...letterIn(mailsTo.get(company.organizationId) ?? []) }))
}

/** A company is told once one of its people is; where nobody can be reached any more, it was not. */
function letterIn(mails: readonly Departure[]): Pick<AwardLetter, 'state' | 'leftAt'> {
  const [leftAt = null] = mails
    .flatMap(({ sent }) => sent ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  if (leftAt !== null) return { state: 'LEFT', leftAt }
  return { state: mails.some(({ givenUp }) => givenUp === null) ? 'WAITING' : 'FAILED', leftAt: null }
}

/** When the last of them left; null while one has not. Without any, the announcement itself counts. */
export function lastDeparture(letters: readonly AwardLetter[]): { at: Date | null } | null {
  if (letters.some(({ leftAt }) => leftAt === null)) return null
  const [last = null] = letters
    .flatMap(({ leftAt }) => leftAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())
  return { at: last }
}
