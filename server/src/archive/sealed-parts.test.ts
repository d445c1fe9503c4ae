import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenCourse } from '../tenders/course/test-course.ts'
import { anna } from '../tenders/test-tenders.ts'
import { cancelledTender, extracted, unopenedText, verified, work, zipOfArchive } from './test-archives.ts'

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
    ['format', 'keyId', 'kind', 'path', 'sealedFile', 'sha256', 'size'].toSorted(),
  )
  for (const name of ['LIESMICH.txt', 'Verzeichnis.txt']) {
    const text = await readFile(join(files.folder, name), 'utf8')
    expect(text).toContain('liegen unter Versiegelt/ als Chiffrat')
    expect(text).toContain(`(Kennung: ${listed.keyId}).`)
  }
  expect((await readFile(join(files.folder, path))).length).toBe(Buffer.byteLength(unopenedText) + 28)
  expect(await verified(files)).toMatchObject({ code: 0 })
})
