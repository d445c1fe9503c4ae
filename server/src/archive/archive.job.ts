import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { bySystem } from '@allmende/domain/actor.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { findChainEnd } from '../audit/tender-chain.queries.ts'
import { inTransaction } from '../database/transaction.ts'
import { SealBroken } from '../files/sealing/envelope.ts'
import { FileMissing, StorageDown, StorageFull } from '../files/storage.ts'
import { addPassingFile } from '../files/stored-files.queries.ts'
import { takeDue, workOff } from '../jobs/due.ts'
import type { Job } from '../jobs/schedule.ts'
import type { HouseParts } from '../rpc/calls.ts'
import { systemContext } from '../rpc/context.ts'
import type { Context } from '../rpc/method.ts'
import { actingAsSystem, systemStep } from '../rpc/system.ts'
import { tenderChanged } from '../tenders/announcing.ts'
import { inSnapshot } from '../tenders/seen-tender.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import {
  type Archive,
  findArchiveById,
  findNextPart,
  leaveOut,
  type Part,
  planArchive,
  setArchive,
  setArchiveFailed,
  setPartDone,
} from './archives.queries.ts'
import { NoticeUnwritable } from './announced-notices.ts'
import { handOver } from './handing-over.ts'
import { keepMade } from './made-files.ts'
import { madeArchive } from './made-archive.ts'
import { contentOf } from './makes.ts'
import { containerBytes, keptLid, lidOver, sizeOfContainer } from './container-bytes.ts'
import { bytesOfPart, fileOf, filesBehind } from './part-bytes.ts'
import { manifestPath } from './parts.ts'
import { planOf } from './plan.ts'

const minute = 60_000
/** Whoever works on an archive says so again and again; who dies over it leaves it to the others after this. */
const leased = 2 * minute
const renewedEvery = 30_000
/** How soon a storage that was down is asked again. */
const retryAfter = 30_000
/** So often something that nobody foresaw is tried again by itself. */
const mostAttempts = 3

/** Another archive has taken its place, or it has had its time. */
class ArchiveGone extends Error {}

/** Makes archives part by part; what is done stays done, whoever goes on with the rest. */
export function archiveJob(house: HouseParts, clock: () => Date = () => new Date()): Job {
  const { db } = house
  const take = () => {
    const now = clock()
    return takeDue(db, 'archives', { now, until: new Date(now.getTime() + leased), atOnce: 1 })
  }
  const work = () => workOff(take, (id) => workOn(house, id, clock))
  return { name: 'archive', every: retryAfter, work }
}

async function workOn(house: HouseParts, id: number, clock: () => Date): Promise<void> {
  const { db, log } = house
  const renewing = setInterval(() => {
    // Where that fails somebody else goes on with it, and finds what is done.
    setArchive(db, id, { due: new Date(clock().getTime() + leased) }).catch(() => undefined)
  }, renewedEvery)
  try {
    const archive = await findArchiveById(db, id)
    if (archive?.state === 'MAKING') await make(house, archive, clock)
    else if (archive?.state === 'READY') await handOver(house, archive, clock)
    else if (archive) await setArchive(db, id, { due: null })
  } catch (error) {
    if (error instanceof ArchiveGone) return
    log.error({ err: error, archive: id }, 'an archive could not be made')
    await failed(house, id, error, clock())
  } finally {
    clearInterval(renewing)
  }
}

async function failed({ db }: HouseParts, id: number, error: unknown, now: Date): Promise<void> {
  const archive = await findArchiveById(db, id)
  if (archive?.state !== 'MAKING') return
  const again = new Date(now.getTime() + retryAfter)
  const isStorage = [StorageDown, StorageFull].some((kind) => error instanceof kind)
  if (isStorage) await setArchiveFailed(db, archive, 'STORAGE_DOWN', again)
  else await setArchiveFailed(db, archive, 'FAILED', archive.attempts + 1 < mostAttempts ? again : null)
}

async function make(house: HouseParts, asked: Archive, clock: () => Date): Promise<void> {
  const { db } = house
  if (asked.planned === null) await plan(house, asked, clock())
  const archive = (await findArchiveById(db, asked.id)) ?? gone()
  const context = systemContext(house, db, archive.planned ?? archive.asked)
  for (let part = await findNextPart(db, archive.id); part; part = await findNextPart(db, archive.id)) {
    if (part.kind === 'MADE') await makePart(context, archive, part, clock())
    else if (part.kind === 'SEALED')
      await orLeftOut(context, part, () => fillContainer(context, part, clock()))
    else await orLeftOut(context, part, () => readPart(context, part))
    if (!(await findArchiveById(db, archive.id))) gone()
  }
  await actingAsSystem(house)(finished, clock(), archive.id)
}

const gone = (): never => {
  throw new ArchiveGone()
}

/** Everything is listed as of one moment. */
async function plan({ db }: HouseParts, { id, tenderId, hasSealed }: Archive, now: Date): Promise<void> {
  const [parts, end] = await inSnapshot(db, async (snapshot) => [
    await planOf({ db: snapshot, tenderId, hasSealed, now }),
    await findChainEnd(snapshot),
  ])
  await planArchive(db, id, parts, { planned: now, logEnd: end?.id ?? 0 })
}

async function makePart(context: Context, archive: Archive, part: Part, now: Date): Promise<void> {
  const content = await contentOf({ context, archive }, part).catch((error: unknown) => {
    if (!(error instanceof NoticeUnwritable)) throw error
    context.log.error(
      { err: error.cause, path: part.path },
      'a notice cannot be written, the archive says so',
    )
    return null
  })
  if (!content) return leaveOut(context.db, part, 'UNWRITABLE')
  const { file, sha256, crc32: sum } = await keepMade(context, content, 'application/octet-stream')
  await inTransaction(context.db, async (db) => {
    const fileId = await addPassingFile(db, file, now)
    if (!(await setPartDone(db, part, { fileId, size: file.size, sha256, crc32: sum }))) gone()
  })
}

/** A document is read once from end to end: what is not as it was stored does not go into an archive. */
async function readPart(context: Context, part: Part): Promise<void> {
  const files = await filesBehind(context.db, [part])
  const { size } = fileOf(files, part.fileId)
  const content = await bytesOfPart(context, part, files, { from: 0, to: size })
  await setPartDone(context.db, part, { fileId: part.fileId, ...(await summedUp(content, size)) })
}

/** Its lid is made, the rest read once as it lies in the storage; what nobody has opened stays sealed. */
async function fillContainer(context: Context, part: Part, now: Date): Promise<void> {
  const { container: id = '' } = part.facts
  const files = await filesBehind(context.db, [part])
  const held = 'container' in part.recipe ? part.recipe.container.map((one) => fileOf(files, one)) : []
  const lid = keptLid(lidOver(context.keys, id, held))
  const { file } = await keepMade(context, [lid], 'application/octet-stream')
  const size = sizeOfContainer(file, held)
  const sums = await summedUp(containerBytes(context, file, held, { from: 0, to: size }), size)
  await inTransaction(context.db, async (db) => {
    const fileId = await addPassingFile(db, file, now)
    const facts = { ...part.facts, keyId: context.keys.wrappingId }
    if (!(await setPartDone(db, part, { fileId, ...sums, facts }))) gone()
  })
}

async function summedUp(content: AsyncIterable<Buffer>, size: number) {
  const hash = createHash('sha256')
  let [sum, taken] = [0, 0]
  for await (const piece of content) {
    hash.update(piece)
    sum = crc32(piece, sum)
    taken += piece.length
  }
  if (taken !== size) throw new FileMissing(`there are ${taken} bytes instead of ${size}`)
  return { size, sha256: hash.digest(), crc32: sum }
}

async function orLeftOut({ db, log }: Context, part: Part, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof SealBroken) && !(error instanceof FileMissing)) throw error
    log.error({ err: error, path: part.path }, 'a stored file is broken, the archive goes without it')
    await leaveOut(db, part, 'BROKEN')
  }
}

/** All parts are there: the log says what the manifest adds up to. */
const finished = systemStep({
  load: async ({ db }, id: number) => {
    const archive = await findArchiveById(db, id)
    const made = archive?.state === 'MAKING' ? await madeArchive(db, id) : null
    const tender = archive && (await findTenderHead(db, archive.tenderId))
    return archive && made && tender && { archive, made, tender }
  },
  allow: bySystem,
  run: async ({ db, now }, { archive, made }) => {
    const manifest = made.parts.find(({ path }) => path === manifestPath)?.sha256 ?? null
    const isSent = archive.libraryState !== 'NONE'
    await setArchive(db, archive.id, {
      state: 'READY',
      problem: null,
      made: now,
      manifest,
      size: made.image.size,
      due: isSent ? now : null,
    })
    return { manifest }
  },
  record: ({ archive, made, tender }, { manifest }) => ({
    type: 'ARCHIVE_EXPORTED',
    projectId: tender.id,
    data: {
      project: tender.name,
      user: archive.askedBy,
      ...(manifest && { hash: manifest.toString('hex') }),
      changes: [
        { label: 'Dateien', oldValue: null, newValue: String(made.parts.length) },
        { label: 'Größe', oldValue: null, newValue: saySize(made.image.size) },
        { label: 'Versiegeltes als Chiffrat', oldValue: null, newValue: archive.hasSealed ? 'ja' : 'nein' },
      ],
    },
  }),
  announce: ({ tender }) => tenderChanged(tender.id),
})
