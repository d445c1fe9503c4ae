import { createHash } from 'node:crypto'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Course } from '../tenders/course/test-course.ts'

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
