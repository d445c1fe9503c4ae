import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { after, begin, day, drafted, givenCourse } from '../tenders/course/test-course.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { type Extracted, extracted, verified, work, zipOfArchive } from './test-archives.ts'

const course = givenCourse()
let tender: TeamTender
let result: TeamTender

/** A notice that went out over this platform alone. */
async function announcedEuTender(): Promise<TeamTender> {
  const draft = await drafted(course, {
    applicationDeadline: after(20 * day),
    offerDeadline: after(40 * day),
  })
  const { id } = draft
  await course.call(bernd, 'updateProjectStage', { id, stage: 6, published: begin }, null, null)
  await course.tick(id)
  return draft
}

beforeAll(async () => {
  course.at(begin)
  tender = await announcedEuTender()
  result = await announcedEuTender()
  const { db } = course
  await db().updateTable('tenders').set({ resultOf: tender.id }).where('id', '=', result.id).execute()
  const { id } = tender
  await course.call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, [], {
    reason: 'Der Bedarf fehlt.',
  })
})

async function exported(): Promise<Extracted> {
  await course.call(anna, 'exportArchive', tender.id, { anew: true })
  await work(course)
  return extracted(await zipOfArchive(course, tender))
}

const undated = (xml: string) => xml.replaceAll(/<cbc:Issue(Date|Time)>.*?<\/cbc:Issue\1>/g, '')

test('what was announced is in it as the notice that is exported, also where no portal was told', async () => {
  const files = await exported()
  expect(await course.call(anna, 'getNotices', tender.id)).toEqual([])
  const names = ['Fassung-1.xml', `Ergebnis-${result.id}-Fassung-1.xml`]
  const inIt = files.paths.filter((path) => path.startsWith('Bekanntmachungen/'))
  expect(inIt).toEqual(names.map((name) => `Bekanntmachungen/${name}`))
  for (const [path, { id }] of [[inIt[0], tender] as const, [inIt[1], result] as const]) {
    const xml = await readFile(join(files.folder, path ?? ''), 'utf8')
    expect(undated(xml)).toBe(undated(await course.call(anna, 'exportNotice', id)))
  }
  expect((await verified(files)).code).toBe(0)
})

test('what only the draft said is not in it', async () => {
  const { folder } = await exported()
  const announced = await readFile(join(folder, 'Ausschreibung/Fassung-1.json'), 'utf8')
  expect(announced).toContain('offerDeadline')
  expect(announced).not.toMatch(/leftOut|"applicationDeadline": "/)
})

test('a notice that cannot be written is named with the reason, and the archive is made', async () => {
  const { db } = course
  await db().updateTable('tenderVersions').set({ content: '{}' }).where('tenderId', '=', result.id).execute()
  const files = await exported()
  const path = `Bekanntmachungen/Ergebnis-${result.id}-Fassung-1.xml`
  expect(files.paths).toContain('Bekanntmachungen/Fassung-1.xml')
  expect(files.paths).not.toContain(path)
  const { leftOut } = JSON.parse(await readFile(join(files.folder, 'manifest.json'), 'utf8'))
  expect(leftOut).toEqual([expect.objectContaining({ path, leftOut: 'UNWRITABLE' })])
  expect(await readFile(join(files.folder, 'Verzeichnis.txt'), 'utf8')).toContain(
    `${path}: konnte aus den bekannt gemachten Angaben nicht als XML geschrieben werden`,
  )
  expect((await verified(files)).code).toBe(0)
})
