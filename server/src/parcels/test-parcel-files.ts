import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { doorsOf } from '../offers/test-doors.ts'
import type { Course } from '../tenders/course/test-course.ts'
import { clara } from '../tenders/test-tenders.ts'

/** Sends files to a parcel and puts them into folders, the first into one and the others below; says what each is known by. */
export async function givenParcelFiles(
  course: Course,
  parcelId: number,
  contents: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const ids = Object.fromEntries(Object.keys(contents).map((name) => [name, randomUUID()]))
  const form = new FormData()
  for (const [name, content] of Object.entries(contents))
    form.append('files', new Blob([content]), ids[name] ?? '')
  const sent = new Request('http://haus.example', { method: 'POST', body: form })
  const { refused, message } = await doorsOf(course)(clara, `/api/v1/files/gis/document/${parcelId}`, {
    verb: 'POST',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Readable.from([Buffer.from(await sent.arrayBuffer())]),
  })
  if (refused) throw new Error(message)
  const { version = 1 } = await course.call(clara, 'getPropertyById', parcelId)
  const [first, ...others] = Object.entries(ids).map(([name, serverId]) => fileOf(name, serverId))
  const below = folder('Älter', { contents: others })
  const files = [folder('Pläne', { contents: first ? [first] : [], children: [below] })]
  await course.call(clara, 'updateProperty', { id: parcelId, version, files })
  return ids
}

const created = '2026-10-01T08:00:00.000Z'
const fileOf = (name: string, serverId: string): ParcelFile => ({
  name,
  serverId,
  fileSizeInBytes: 0,
  created,
  isPublic: false,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
})
const folder = (name: string, more: Partial<Folder>): Folder => ({
  name,
  created,
  children: [],
  contents: [],
  archive: [],
  ...more,
})
