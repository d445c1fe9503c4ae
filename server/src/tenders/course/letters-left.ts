import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import { listAwardLetters } from '../../procedure/answers.queries.ts'
import type { Departure, KnownDepartures } from '../../procedure/departures.ts'
import type { Context } from '../../rpc/method.ts'
import { organizationsOfUsers } from './audience.ts'
import { awardLetters } from './course-mails.ts'

/** How the letters stand that tell of an announced award, one for each company. */
export async function lettersOf(
  db: Db,
  departures: KnownDepartures,
  lot: LotCourse,
  now: Date,
): Promise<AwardLetter[]> {
  if (!lot.award) return []
  const { announcedAt } = lot.award
  const letters = await listAwardLetters(db, lot.id, announcedAt)
  if (!departures.areSent) return letters.map((letter) => ({ ...letter, ...stateOf(letter, kept) }))
  const mails = await departures.list(db, awardLetters(lot.id, announcedAt))
  // They are written with the change that announces it, at its very end.
  const areToCome = mails.length === 0 && announcedAt.getTime() === now.getTime()
  if (areToCome) return letters.map((letter) => ({ ...letter, ...waiting }))
  const organizations = await organizationsOfUsers(
    db,
    mails.map(({ recipient }) => recipient),
  )
  const mailsTo = Map.groupBy(mails, ({ recipient }) => organizations.get(recipient) ?? 0)
  return letters.map((letter) => ({
    ...letter,
    ...stateOf(letter, byMail(mailsTo.get(letter.organizationId) ?? [])),
  }))
}

type Stands = Pick<AwardLetter, 'state' | 'leftAt'>

const kept: Stands = { state: 'KEPT', leftAt: null }
const waiting: Stands = { state: 'WAITING', leftAt: null }

/** What was recorded of a letter counts, whatever becomes of its mails. */
const stateOf = ({ dispatch }: Pick<AwardLetter, 'dispatch'>, otherwise: Stands): Stands =>
  dispatch ? { state: 'DISPATCHED', leftAt: null } : otherwise

/** A company is told once one of its people is; where nobody can be reached any more, it was not. */
function byMail(mails: readonly Departure[]): Stands {
  const [leftAt = null] = mails
    .flatMap(({ sent }) => sent ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  if (leftAt !== null) return { state: 'LEFT', leftAt }
  return mails.some(({ givenUp }) => givenUp === null) ? waiting : { state: 'FAILED', leftAt: null }
}

/** No mail leaves any more to this company, for its letter left otherwise; to null, to nobody. */
export async function giveUpLetters(
  { db, departures, now }: Pick<Context, 'db' | 'departures' | 'now'>,
  lotId: number,
  announcedAt: Date,
  organizationId: number | null,
): Promise<void> {
  const about = awardLetters(lotId, announcedAt)
  if (organizationId === null) return departures.giveUp(db, about, null, now)
  const recipients = (await departures.list(db, about)).map(({ recipient }) => recipient)
  const organizations = await organizationsOfUsers(db, recipients)
  const own = recipients.filter((email) => organizations.get(email) === organizationId)
  return departures.giveUp(db, about, own, now)
}

const isGone = ({ state }: AwardLetter): boolean => state !== 'WAITING' && state !== 'FAILED'

/** When the last mail left; null while a letter has not. Where none left by mail, the announcement itself counts. */
export function lastDeparture(letters: readonly AwardLetter[]): { at: Date | null } | null {
  if (!letters.every(isGone)) return null
  const [last = null] = letters
    .flatMap(({ leftAt }) => leftAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())
  return { at: last }
}
