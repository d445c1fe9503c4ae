import { join } from 'node:path'
import type { Args, MethodName, Result } from '@allmende/domain/contract.ts'
import { withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { NewTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll } from 'vitest'
import { withAnswers } from '../../../../demo/answers.ts'
import { demoPassword } from '../../../../demo/people.ts'
import { type Visitor, visitorIn } from '../../../../demo/visitor.ts'
import { quietHouse } from '../../assembly/quiet-house.ts'
import type { Ground } from '../../assembly/services.ts'
import type { Config } from '../../config.ts'
import { diskStorage } from '../../files/disk-storage.ts'
import { givenDatabase, type TestDatabase } from '../../database/test-database.ts'
import { createLog } from '../../log.ts'
import type { CallParts } from '../../rpc/calls.ts'
import { actingAsSystem } from '../../rpc/system.ts'
import { testConfig, testKeys } from '../../test-config.ts'
import { anna, bernd, concession, draft, notice } from '../test-tenders.ts'
import { ticking } from './ticking.ts'

export const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
/** A Monday in Germany's winter, long after the demo data were made. */
export const begin = new Date('2030-01-07T09:00:00Z')
export const after = (milliseconds: number, from = begin): Date => new Date(from.getTime() + milliseconds)

/** Sessions of people who come back after weeks. */
const patient: Partial<Config> = { session: { idle: 3650 * day, absolute: 3650 * day } }

/** A house whose people live by a clock that tests set; nothing happens in it by itself. */
export function givenCourse() {
  const database = givenDatabase({ demo: true })
  const course = courseOn(() => database.current)
  beforeAll(course.open)
  return course
}

/** The same on a database of one's own. */
export function courseOn(database: () => TestDatabase) {
  let [now, seenMails, seenEntries] = [begin, 0, 0]
  let [config, ground, house] = [] as unknown as [Config, Ground, CallParts]
  const people = new Map<string, Promise<Visitor>>()
  const db = () => database().db

  async function open(): Promise<void> {
    config = testConfig(database().source, patient)
    // Beside the database, never where the pages are served from.
    ground = { keys: testKeys(), storage: diskStorage(join(database().dataDir, 'files')) }
    house = quietHouse(db(), config, ground, createLog('silent'))
    people.clear()
    await everythingSaid()
  }

  const newcomer = () => visitorIn(db(), config, ground, () => now)
  async function loggedIn(email: string): Promise<Visitor> {
    const person = newcomer()
    await person.logIn(email, demoPassword)
    return person
  }
  function as(email: string): Promise<Visitor> {
    const known = people.get(email) ?? loggedIn(email)
    people.set(email, known)
    return known
  }

  /** Keys and recipients of what was mailed since it was last asked. */
  async function mailed(): Promise<string[]> {
    const rows = await db()
      .selectFrom('outbox')
      .select(['id', 'key', 'recipient'])
      .where('id', '>', seenMails)
      .orderBy('id')
      .execute()
    seenMails = rows.at(-1)?.id ?? seenMails
    return rows.map(({ key, recipient }) => `${key} ${nick(recipient)}`).toSorted()
  }

  /** Types and people of what was logged since it was last asked. */
  async function logged(): Promise<string[]> {
    const rows = await db()
      .selectFrom('auditEntries')
      .select(['id', 'type', 'userName'])
      .where('id', '>', seenEntries)
      .where('type', '!=', 'LOGIN')
      .orderBy('id')
      .execute()
    seenEntries = Number(rows.at(-1)?.id ?? seenEntries)
    return rows.map(({ type, userName }) => `${type} ${nick(userName ?? '')}`)
  }
  const everythingSaid = async () => void [await mailed(), await logged()]

  return {
    open,
    db,
    get house() {
      return house
    },
    /** A second process at the same database. */
    anotherHouse: () => quietHouse(db(), config, ground, createLog('silent')),
    get now() {
      return now
    },
    /** From here on it is this time. */
    at: (moment: Date) => void (now = moment),
    pass: (milliseconds: number) => void (now = after(milliseconds, now)),
    newcomer,
    as,
    /** Whose session was ended logs in again. */
    forget: (email: string) => void people.delete(email),
    call: async <Name extends MethodName>(
      email: string,
      name: Name,
      ...args: Args<Name>
    ): Promise<Result<Name>> => (await as(email)).call(name, ...args),
    mailed,
    logged,
    everythingSaid,
    /** What the clock does for a tender at this time. */
    tick: (tenderId: number) => actingAsSystem(house)(ticking, now, tenderId),
  }
}
export type Course = ReturnType<typeof givenCourse>

/** People by the first part of their address. */
const nick = (email: string): string => email.replace(/[.@].*$/, '')

/** A concession in two lots. */
export function twoLots(): PanelValues {
  const named = withAnswers(concession, notice(), { 'BT-21-Lot': 'Nordufer' }, 1)
  const { values } = withGroupAdded(concession, named, '', 'GR-Lot')
  return withAnswers(concession, values, { 'BT-21-Lot': 'Südufer' }, 2)
}

/** Deadlines that no law calls short. */
export const deadlines = { applicationDeadline: after(40 * day), offerDeadline: after(90 * day) }

/** A draft that anna runs with bernd. */
export const drafted = (course: Course, changes: Partial<NewTender> = {}): Promise<TeamTender> =>
  course.call(anna, 'createProject', { ...draft({ ...deadlines, ...changes }) } as NewTender)

/** The same, published at once with that stage; what the clock has to do then is done. */
export async function publishedTender(
  course: Course,
  stage: 2 | 3 | 5 | 6,
  changes: Partial<NewTender> = {},
  lotIds: number[] | null = null,
): Promise<TeamTender> {
  const { id } = await drafted(course, changes)
  await course.call(anna, 'updateProjectStage', { id, stage, published: course.now }, lotIds, null)
  await course.tick(id)
  await course.everythingSaid()
  return (await course.call(bernd, 'getProject', id)) as TeamTender
}

export type Refusal = { exceptionTypeName: string; message: string; fields?: Record<string, string> }

/** Why a call was refused. */
export const refusal = (call: Promise<unknown>): Promise<Refusal> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Error & { data?: Refusal }) => error.data ?? Promise.reject(error),
  )

/** The kind of no. */
export const refused = async (call: Promise<unknown>): Promise<string> =>
  (await refusal(call)).exceptionTypeName
