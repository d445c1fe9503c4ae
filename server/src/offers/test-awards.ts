import type { NewTender, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { after, begin, type Course, day, drafted } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { bernd } from '../tenders/test-tenders.ts'
import { lotOf, offered, openFiled } from './test-story.ts'

export const gesa = 'gesa@wesermarsch-hafenbau.example'

/** A lot whose offers lie open, and whose they are. */
export type Opened = { tender: TeamTender; lotId: number; deich: number; geest: number; hafen: number }

/** Three companies have offered at once, and two people have opened. */
export async function openedOffers(course: Course, changes: Partial<NewTender> = {}): Promise<Opened> {
  course.at(begin)
  const offerDeadline = after(40 * day)
  const tender = await drafted(course, { applicationDeadline: null, offerDeadline, ...changes })
  const { id } = tender
  await course.call(bernd, 'updateProjectStage', { id, stage: 6, published: begin }, null, null)
  await course.tick(id)
  const offers: number[] = []
  for (const email of [dora, fritz, gesa]) offers.push(await offered(course, email, tender, lotOf(tender)))
  await openFiled(course, tender, 7)
  await course.everythingSaid()
  const [deich = 0, geest = 0, hafen = 0] = offers
  return { tender, lotId: lotOf(tender), deich, geest, hafen }
}

/** The lot as its team gets it. */
export async function lotSeen(course: Course, { tender }: Pick<Opened, 'tender'>): Promise<TeamLot> {
  const { lots } = (await course.call(bernd, 'getProject', tender.id)) as TeamTender
  const [lot] = lots
  if (!lot) throw new Error('a tender without lots')
  return lot
}
