import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { existing } from '@allmende/domain/verdict.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Span } from '../files/storage.ts'
import { readSealed } from '../files/sealing/sealed-reading.ts'
import { gesa } from '../offers/test-awards.ts'
import { lotOf, ownRoom, upload } from '../offers/test-story.ts'
import { givenCourse } from '../tenders/course/test-course.ts'
import { fritz } from '../tenders/people/test-announced.ts'
import { anna } from '../tenders/test-tenders.ts'
import { openContainer } from './container.ts'
import { archiveBytes, madeArchive } from './made-archive.ts'
import {
  archiveOf,
  cancelledTender,
  contentsOf,
  extracted,
  unopenedText,
  verified,
  work,
  zipOfArchive,
} from './test-archives.ts'

const course = givenCourse()

test('what nobody has opened is in no archive in the clear, and as ciphertext only where asked for', async () => {
  const tender = await cancelledTender(course)
  const { sha256 } = await course
    .db()
    .selectFrom('storedFiles')
    .innerJoin('documents', 'documents.fileId', 'storedFiles.id')
    .innerJoin('rooms', 'rooms.id', 'documents.roomId')
    .select(['storedFiles.sha256', 'storedFiles.key'])
    .where('rooms.tenderId', '=', tender.id)
    .where('documents.name', '=', 'Angebot.txt')
    .executeTakeFirstOrThrow()
  await course.call(anna, 'exportArchive', tender.id)
  await work(course)
  const without = await zipOfArchive(course, tender)
  const plain = await extracted(without)
  expect(plain.paths.filter((path) => path.startsWith('Versiegelt/'))).toEqual([])
  expect(existsSync(join(plain.folder, 'Einreichungen'))).toBe(false)
  for (const name of ['LIESMICH.txt', 'Verzeichnis.txt'])
    expect(await readFile(join(plain.folder, name), 'utf8')).toContain(
      'Einreichungen, die nie geöffnet wurden, sind in diesem Archiv nicht enthalten.',
    )
  const told = await readFile(join(plain.folder, 'LIESMICH.txt'), 'utf8')
  for (const folder of ['Versiegelt/', 'Einreichungen/', 'Verhandlung/', 'Schreiben/'])
    expect(told, 'nothing is promised that is not there').not.toContain(folder)

  expect(await course.call(anna, 'exportArchive', tender.id, { sealed: true })).toMatchObject({
    state: 'MAKING',
    sealed: true,
  })
  await work(course)
  const zip = await zipOfArchive(course, tender)
  for (const bytes of [without, zip])
    for (const secret of [unopenedText, 'Angebot.txt', sha256.toString('hex'), '%PDF-1.0 never'])
      expect(bytes.includes(secret), secret).toBe(false)

  const files = await extracted(zip)
  const [path = '', ...others] = files.paths.filter((one) => one.startsWith('Versiegelt/'))
  expect(others).toEqual([])
  const manifest = JSON.parse(await readFile(join(files.folder, 'manifest.json'), 'utf8'))
  const listed = manifest.files.find((one: { path: string }) => one.path === path)
  expect(Object.keys(listed).toSorted()).toEqual(
    ['container', 'keyId', 'kind', 'path', 'sha256', 'size'].toSorted(),
  )
  for (const name of ['LIESMICH.txt', 'Verzeichnis.txt']) {
    const text = await readFile(join(files.folder, name), 'utf8')
    expect(text).toContain('liegt unter Versiegelt/ ein Behälter mit dem Chiffrat')
    expect(text).toContain(`(Kennung: ${listed.keyId}).`)
  }
  expect((await readFile(join(files.folder, path))).length).toBe(64 * 1024)
  expect(await verified(files)).toMatchObject({ code: 0 })
})

describe('of filings with different files', () => {
  const many = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(at * 300 + 1))
  const large = 'z'.repeat(70_000)
  let tender: TeamTender
  let sealed: ReadonlyMap<string, Buffer>

  const exported = async () => {
    await course.call(anna, 'exportArchive', tender.id, { sealed: true, anew: true })
    await work(course)
    const contents = await contentsOf(await zipOfArchive(course, tender))
    const manifest = JSON.parse(existing(contents.get('manifest.json')).toString())
    return {
      contents,
      manifest,
      sealed: new Map([...contents].filter(([path]) => path.startsWith('Versiegelt/'))),
    }
  }

  beforeAll(async () => {
    tender = await cancelledTender(course, async (open) => {
      for (const [email, contents] of [
        [fritz, many],
        [gesa, [large]],
      ] as const) {
        const { id } = await course.call(email, 'createOffer', { id: open.id })
        const room = await ownRoom(course, email, open.id, { stage: 7, lotId: lotOf(open) })
        for (const [at, content] of contents.entries())
          await upload(course, email, room, `Blatt ${at}.txt`, content)
        await course.call(email, 'updateOfferStage', id, 6, [lotOf(open)])
      }
    })
    sealed = (await exported()).sealed
  })

  const held = (container: Buffer) => openContainer(course.house.services.keys, container)

  test('each has one container, whose size is a power of two', () => {
    const sizes = [...sealed.values()].map(({ length }) => length)
    expect(sizes.toSorted((one, other) => one - other)).toEqual([65_536, 65_536, 131_072])
  })

  test('names, times, order and lists say nothing of number or size of files', async () => {
    const { contents, manifest } = await exported()
    const listed = manifest.files.filter(({ kind }: { kind: string }) => kind === 'sealed')
    expect(listed.map(({ path }: { path: string }) => path)).toEqual(
      listed.map(({ path }: { path: string }) => path).toSorted(),
    )
    for (const file of listed) {
      expect(file.path).toMatch(/^Versiegelt\/[0-9a-f-]{36}\.bin$/)
      expect(Object.keys(file).toSorted()).toEqual(['container', 'keyId', 'kind', 'path', 'sha256', 'size'])
    }
    const { db } = course
    const dates = await db()
      .selectFrom('archiveParts')
      .select('date')
      .where('archiveId', '=', (await archiveOf(course, tender)).id)
      .where('kind', '=', 'SEALED')
      .execute()
    expect(new Set(dates.map(({ date }) => date.getTime())).size).toBe(1)
    const stored = await db().selectFrom('storedFiles').select(['key', 'size']).execute()
    const log = existing(contents.get('Protokoll/Protokoll.jsonl')).toString()
    expect(log).not.toContain('FILE_UPLOADED')
    for (const { key } of stored)
      for (const [path, bytes] of contents) expect(bytes.includes(key), `${key} in ${path}`).toBe(false)
  })

  test('who compares two exports finds nothing that is the same', async () => {
    const again = (await exported()).sealed
    const pieces = new Set(
      [...sealed.values()].flatMap((bytes) =>
        inBlocks(bytes.subarray(1024)).map((one) => one.toString('hex')),
      ),
    )
    for (const bytes of again.values())
      for (const one of inBlocks(bytes.subarray(1024))) expect(pieces.has(one.toString('hex'))).toBe(false)
  })

  test('who has the keys finds every file in it, as it was filed', async () => {
    const found = await Promise.all(
      [...sealed.values()].map(async (container) => {
        const { files, body } = held(container)
        const end = files.reduce((sum, { length }) => sum + length, 0)
        expect(body.subarray(end).every((byte) => byte === 0)).toBe(true)
        return Promise.all(
          files.map(({ sealedFile, at, length }) => plainOf(sealedFile, body.subarray(at, at + length))),
        )
      }),
    )
    const said = (filings: readonly (readonly string[])[]) =>
      filings.map((texts) => texts.toSorted().join('|')).toSorted()
    expect(said(found)).toEqual(said([[large], [unopenedText], many]))
  })

  test('it goes on from any byte, and the verifier knows what is no container', async () => {
    const zip = await zipOfArchive(course, tender)
    const made = existing(await madeArchive(course.db(), (await archiveOf(course, tender)).id))
    for (let from = 0; from < zip.length; from += 7919) {
      const to = Math.min(zip.length, from + 3001)
      const part = await buffer(archiveBytes(course.house.services, made, { from, to }))
      expect(part.equals(zip.subarray(from, to)), `from ${from}`).toBe(true)
    }
    expect(await verified(await extracted(zip))).toMatchObject({ code: 0 })
  })

  async function plainOf(key: string, ciphertext: Buffer): Promise<string> {
    const { size, header } = await course
      .db()
      .selectFrom('storedFiles')
      .select(['size', 'header'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const storage = {
      read: async (_key: string, span: Span) => Readable.from([ciphertext.subarray(span.from, span.to)]),
    }
    const fileKey = course.house.services.keys.unwrap(key, header)
    return (
      await buffer(readSealed(storage, { id: key, size, key: fileKey }, { from: 0, to: size }))
    ).toString()
  }
})

const inBlocks = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / 16) }, (_, at) => bytes.subarray(at * 16, at * 16 + 16))
