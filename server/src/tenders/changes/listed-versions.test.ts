import { beforeEach, expect, test } from 'vitest'
import { begin, givenCourse, publishedTender } from '../course/test-course.ts'
import { bernd } from '../test-tenders.ts'
import { addVersion, findVersion } from './changes.queries.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

test('of many large changes the newest are told, and of the others how many there are', async () => {
  const { id } = await publishedTender(course, 3)
  const db = course.db()
  const content = await findVersion(db, id, 1)
  if (!content) throw new Error('what is published has a version')
  const lines = Array.from({ length: 100 }, (_, at) => ({
    label: `Angabe ${at}`,
    oldValue: null,
    newValue: 'x'.repeat(5000),
    lotId: null,
  }))
  const facts = { announced: begin, effective: begin, overtook: [], by: 'Anna', reason: 'Neu', text: '' }
  for (let at = 0; at < 6; at++) await addVersion(db, id, { ...facts, changes: lines, told: [], content })
  await addVersion(db, id, { ...facts, changes: lines.slice(0, 1), told: [], content })
  const versions = await call(bernd, 'getProjectVersions', id)
  expect(versions.map(({ version, changeCount }) => [version, changeCount])).toEqual([
    [1, 0],
    ...[2, 3, 4, 5, 6, 7].map((version) => [version, 100]),
    [8, 1],
  ])
  expect(versions.filter(({ changes }) => changes.length > 0).map(({ version }) => version)).toEqual([
    5, 6, 7, 8,
  ])
  expect(JSON.stringify(versions).length).toBeLessThan(300 * 1024)
})
