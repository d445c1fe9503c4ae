import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { givenCourse, publishedTender, refused } from '../tenders/course/test-course.ts'
import { fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'

const course = givenCourse()
const { call } = course
let id = 0

beforeAll(async () => {
  ;({ id } = await publishedTender(course, 3))
})

test('nothing was written at first', async () => {
  expect(await call(bernd, 'getRecordRemarks', id)).toEqual({ version: 0, text: '', changed: null, by: null })
})

test('the team writes, and the log keeps who, how much and the hash, not the words', async () => {
  await course.everythingSaid()
  const text = '## Wahl des Verfahrens\n\nWeil es so besser ist.'
  const written = await call(bernd, 'setRecordRemarks', id, { version: 0, text })
  expect(written).toMatchObject({ version: 1, text, by: bernd })
  expect(await call(anna, 'getRecordRemarks', id)).toEqual(written)
  expect(await course.logged()).toEqual(['RECORD_CHANGED bernd'])
  const [entry] = await call(anna, 'getLogEntries', id, 'RECORD_CHANGED', { limit: 1 })
  expect(entry?.data).toMatchObject({ hash: createHash('sha256').update(text).digest('hex') })
  expect(JSON.stringify(entry)).not.toContain('besser')
})

test('of two who write at once the second is told', async () => {
  expect(await refused(call(anna, 'setRecordRemarks', id, { version: 0, text: 'Anders' }))).toBe(
    'ConflictException',
  )
  expect(await refused(call(anna, 'setRecordRemarks', id, { version: 7, text: 'Anders' }))).toBe(
    'ConflictException',
  )
  expect((await call(anna, 'setRecordRemarks', id, { version: 1, text: 'Anders' })).version).toBe(2)
})

test('of what is public too nobody outside learns that there is a record', async () => {
  for (const email of [fritz, clara])
    expect(await refused(call(email, 'getRecordRemarks', id))).toBe('NotFoundException')
})

test('a cancelled tender, which is put away at once, can still be explained', async () => {
  const { id: ended } = await publishedTender(course, 3)
  await call(anna, 'updateProjectStage', { id: ended, stage: 8 }, null, null, undefined, {
    reason: 'Kein Geld',
  })
  expect((await call(bernd, 'setRecordRemarks', ended, { version: 0, text: 'Ende' })).version).toBe(1)
})
