import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { existing } from '@allmende/domain/verdict.ts'
import { onTestFinished } from 'vitest'
import { lotOf, offered } from '../offers/test-story.ts'
import { openedOffers } from '../offers/test-awards.ts'
import type { CallParts } from '../rpc/calls.ts'
import { after, begin, type Course, day, drafted } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { archiveJob } from './archive.job.ts'
import { type Archive, findArchive } from './archives.queries.ts'
import { archiveBytes, madeArchive } from './made-archive.ts'
import { zipSource } from './verifier/zip.mjs'

/** What an offer says that nobody has opened. */
export const unopenedText = `Angebot von ${dora}`

/** Three have offered, two people have opened, and the lot has ended. */
export async function finishedTender(course: Course): Promise<TeamTender> {
  const { tender, lotId } = await openedOffers(course)
  await course.call(anna, 'endLot', lotId, 'Kein Angebot war wirtschaftlich.')
  return tender
}

/** Somebody has offered, and the tender was cancelled before anybody opened it. */
export async function cancelledTender(
  course: Course,
  others: (tender: TeamTender) => Promise<unknown> = async () => undefined,
): Promise<TeamTender> {
  course.at(begin)
  const tender = await drafted(course, { applicationDeadline: null, offerDeadline: after(40 * day) })
  const { id } = tender
  await course.call(bernd, 'updateProjectStage', { id, stage: 6, published: begin }, null, null)
  await course.tick(id)
  await offered(course, dora, tender, lotOf(tender))
  await others(tender)
  await course.call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, [], {
    reason: 'Der Bedarf ist weggefallen.',
  })
  return tender
}

/** The job does all there is to do. */
export const work = (course: Course, house: CallParts = course.house) =>
  archiveJob(house, () => course.now).work()

export const archiveOf = async (course: Course, { id }: Pick<TeamTender, 'id'>): Promise<Archive> =>
  existing(await findArchive(course.db(), id, course.now))

/** The whole archive as it would be downloaded. */
export async function zipOfArchive(course: Course, tender: Pick<TeamTender, 'id'>): Promise<Buffer> {
  const made = existing(await madeArchive(course.db(), (await archiveOf(course, tender)).id))
  return buffer(archiveBytes(course.house.services, made, { from: 0, to: made.image.size }))
}

export type Extracted = { folder: string; paths: string[] }

/** Every file of it by its path. */
export async function contentsOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const source = await zipSource(zip.length, async (from: number, to: number) => zip.subarray(from, to))
  const contents = new Map<string, Buffer>()
  for (const path of source.paths) {
    const pieces: Uint8Array[] = []
    for await (const piece of source.open(path)) pieces.push(piece)
    contents.set(path, Buffer.concat(pieces))
  }
  return contents
}

/** Unpacks it into a folder of its own, which goes with the test. */
export async function extracted(zip: Buffer): Promise<Extracted> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const contents = await contentsOf(zip)
  for (const [path, bytes] of contents) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return { folder, paths: [...contents.keys()] }
}

/** What the verifier in the archive says, run by Node alone. */
export const verified = (
  { folder }: Pick<Extracted, 'folder'>,
  ...args: string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(folder, 'pruefen.mjs'), ...args], (error, said, complaints) =>
      resolve({ code: error ? Number(error.code) : 0, said: said + complaints }),
    )
  })
