import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { existing } from '@allmende/domain/verdict.ts'
import { beforeAll, expect, test } from 'vitest'
import { keepHouse } from '../assembly/housekeeping.ts'
import { sweepKnown } from '../files/sweeping.ts'
import { type Storage, StorageDown } from '../files/storage.ts'
import { createLog } from '../log.ts'
import type { CallParts } from '../rpc/calls.ts'
import { after, day, givenCourse, minute } from '../tenders/course/test-course.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { anna } from '../tenders/test-tenders.ts'
import { archiveBytes, madeArchive } from './made-archive.ts'
import { archiveOf, extracted, finishedTender, verified, work, zipOfArchive } from './test-archives.ts'

const course = givenCourse()
let tender: TeamTender
beforeAll(async () => {
  tender = await finishedTender(course)
})

/** A house whose storage fails with the so many-th of these calls. */
function failing(what: 'write' | 'append' | 'finish' | 'read', at: number): CallParts {
  const { house } = course
  const { storage } = house.services
  let count = 0
  const counted = () => {
    count += 1
    if (count === at) throw new StorageDown('pulled out')
  }
  const broken: Storage = {
    ...storage,
    write: async (key, offset) => {
      if (what === 'write') counted()
      const writing = await storage.write(key, offset)
      return {
        ...writing,
        append: async (piece) => {
          if (what === 'append') counted()
          await writing.append(piece)
        },
      }
    },
    finish: async (key) => {
      if (what === 'finish') counted()
      await storage.finish(key)
    },
    read: async (key, span, length) => {
      if (what !== 'read') return storage.read(key, span, length)
      const bytes = await buffer(await storage.read(key, span, length))
      return Readable.from(
        (async function* () {
          yield bytes.subarray(0, bytes.length >> 1)
          counted()
          yield bytes.subarray(bytes.length >> 1)
        })(),
      )
    },
  }
  return { ...house, services: { ...house.services, storage: broken } }
}

const doneParts = async () =>
  course
    .db()
    .selectFrom('archiveParts')
    .select(['position', 'path', 'sha256', 'fileId'])
    .where('archiveId', '=', (await archiveOf(course, tender)).id)
    .where('crc32', 'is not', null)
    .orderBy('position')
    .execute()

test.each([
  ['write', 1],
  ['append', 3],
  ['finish', 5],
  ['finish', 12],
  ['read', 1],
  ['read', 2],
] as const)('interrupted at its %s number %i it goes on with what is not done', async (what, at) => {
  await course.call(anna, 'exportArchive', tender.id, { anew: true })
  await work(course, failing(what, at))
  expect(await course.call(anna, 'getArchive', tender.id)).toMatchObject({ state: 'MAKING', link: null })
  const before = await doneParts()
  expect(await madeArchive(course.db(), (await archiveOf(course, tender)).id), 'nothing half').toBeNull()
  course.pass(3 * minute)
  await work(course, course.anotherHouse())
  expect((await doneParts()).slice(0, before.length), 'what was done was not made again').toEqual(before)
  const zip = await zipOfArchive(course, tender)
  expect(await verified(await extracted(zip))).toMatchObject({ code: 0 })
  expect(zip.equals(await zipOfArchive(course, tender)), 'the same to the last bit').toBe(true)
})

test('whoever was interrupted at any byte goes on from there', async () => {
  const zip = await zipOfArchive(course, tender)
  const made = existing(await madeArchive(course.db(), (await archiveOf(course, tender)).id))
  const step = Math.max(1, Math.floor(zip.length / 97))
  for (let from = 0; from < zip.length; from += step) {
    const to = Math.min(zip.length, from + 4321)
    const part = await buffer(archiveBytes(course.house.services, made, { from, to }))
    expect(part.equals(zip.subarray(from, to)), `from ${from}`).toBe(true)
  }
})

test('a stored document that is broken is named and left out', async () => {
  const { db, house } = { db: course.db(), house: course.house }
  const { id, key } = await db
    .selectFrom('storedFiles')
    .innerJoin('documents', 'documents.fileId', 'storedFiles.id')
    .innerJoin('openedDocuments', 'openedDocuments.documentId', 'documents.id')
    .innerJoin('rooms', 'rooms.id', 'documents.roomId')
    .select(['storedFiles.id', 'storedFiles.key'])
    .where('rooms.tenderId', '=', tender.id)
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(0)
  const { storage } = house.services
  const lost: Storage = {
    ...storage,
    read: async (asked, span, length) =>
      asked === key ? Readable.from([Buffer.alloc(span.to - span.from)]) : storage.read(asked, span, length),
  }
  await course.call(anna, 'exportArchive', tender.id, { anew: true })
  await work(course, { ...house, services: { ...house.services, storage: lost } })
  const files = await extracted(await zipOfArchive(course, tender))
  expect(await verified(files)).toMatchObject({ code: 0 })
  expect(files.paths.filter((path) => path.startsWith('Einreichungen/'))).toHaveLength(2)
})

test('after seven days it is gone, and its bytes with it', async () => {
  await course.call(anna, 'exportArchive', tender.id, { anew: true })
  await work(course)
  const { id } = await archiveOf(course, tender)
  const made = await course
    .db()
    .selectFrom('archiveParts')
    .innerJoin('storedFiles', 'storedFiles.id', 'archiveParts.fileId')
    .select('storedFiles.key')
    .where('archiveId', '=', id)
    .where('kind', '=', 'MADE')
    .execute()
  const { storage } = course.house.services
  const parts = { db: course.db(), storage, log: createLog('silent') }
  await sweepKnown(parts, after(7 * day - minute, course.now))
  await zipOfArchive(course, tender)
  const later = after(7 * day + minute, course.now)
  await keepHouse(course.house, later)
  await sweepKnown(parts, later)
  expect(made.length).toBeGreaterThan(10)
  for (const { key } of made) await expect(storage.read(key, { from: 0, to: 1 })).rejects.toThrow()
  course.at(later)
  expect(await course.call(anna, 'getArchive', tender.id)).toMatchObject({ state: 'NONE' })
})
