import { createHash } from 'node:crypto'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { demoPassword } from '../../../demo/people.ts'
import { after, type Course, second } from '../tenders/course/test-course.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'

/** What a file is known by in a receipt. */
export const fileOf = (name: string, content: string) => ({
  name,
  size: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** The room of a phase that somebody fills for a lot; of several attempts the newest. */
export async function ownRoom(
  course: Course,
  email: string,
  tenderId: number,
  { stage, lotId }: { stage: number; lotId: number },
): Promise<Room> {
  const rooms = await course.call(email, 'getRoomsByProjectId', tenderId)
  const room = rooms.findLast(
    (one) => one.type === 'CONTRACTOR' && one.stage === stage && one.lotId === lotId,
  )
  if (!room) throw new Error(`${email} has no room for stage ${stage}`)
  return room
}

/** Puts a file there. */
export async function upload(
  course: Course,
  email: string,
  room: Pick<Room, 'id'>,
  name: string,
  content = name,
) {
  await (await course.as(email)).upload(room.id, name, Buffer.from(content))
}

/** The only lot of a tender, or its first. */
export const lotOf = ({ lots }: TeamTender): number => lots[0]?.id ?? 0

/** Joins and puts files into the room of the application. */
export async function applicant(
  course: Course,
  email: string,
  tender: TeamTender,
  ...files: string[]
): Promise<{ offerId: number; room: Room }> {
  const { id: offerId } = await course.call(email, 'createOffer', { id: tender.id })
  const room = await ownRoom(course, email, tender.id, { stage: 4, lotId: lotOf(tender) })
  for (const file of files) await upload(course, email, room, file, `${file} von ${email}`)
  return { offerId, room }
}

/** Two people open what was filed, as soon as that can be. */
export async function openFiled(
  course: Course,
  { id, lots }: TeamTender,
  stage: 4 | 7,
  lotIds: number[] | null = null,
): Promise<void> {
  const [lot] = lots
  const deadline = (stage === 4 ? lot?.applicationDeadline : lot?.offerDeadline) ?? course.now
  const from = after(10 * second, deadline)
  if (course.now < from) course.at(from)
  for (const email of [bernd, anna])
    await course.call(email, 'updateProjectStage', { id, stage }, lotIds, demoPassword)
}

/** From opened applications to the phase of offers, for everyone who has applied. */
export async function askForOffers(
  course: Course,
  { id }: TeamTender,
  offerIds: number[],
  offerDeadline: Date,
): Promise<void> {
  await course.call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, offerIds)
  await course.call(bernd, 'updateProjectStage', { id, stage: 6, offerDeadline }, null, null, offerIds, {
    reason: 'Es eilt',
  })
}

/** Joins a lot that takes offers at once, puts one there and files it. */
export async function offered(
  course: Course,
  email: string,
  { id: tenderId }: TeamTender,
  lotId: number,
): Promise<number> {
  const { id } = await course.call(email, 'createOffer', { id: tenderId })
  const room = await ownRoom(course, email, tenderId, { stage: 7, lotId })
  await upload(course, email, room, 'Angebot.txt', `Angebot von ${email}`)
  await course.call(email, 'updateOfferStage', id, 6, [lotId])
  return id
}

/** Puts a file into the room of the offer. */
export async function offering(
  course: Course,
  email: string,
  tender: TeamTender,
  ...files: string[]
): Promise<Room> {
  const room = await ownRoom(course, email, tender.id, { stage: 7, lotId: lotOf(tender) })
  for (const file of files) await upload(course, email, room, file, `${file} von ${email}`)
  return room
}
