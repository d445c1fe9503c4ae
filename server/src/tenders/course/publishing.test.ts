import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { actingAsSystem } from '../../rpc/system.ts'
import { dora, fritz } from '../people/test-announced.ts'
import { anna, bernd, clara } from '../test-tenders.ts'
import {
  after,
  begin,
  day,
  deadlines,
  drafted,
  givenCourse,
  minute,
  publishedTender,
  refusal,
  refused,
  twoLots,
} from './test-course.ts'
import { ticking } from './ticking.ts'

const course = givenCourse()
beforeEach(() => course.at(begin))

type Wanted = { stage?: number; published?: Date; portal?: boolean }
const publish = (
  id: number,
  { stage = 2, published = begin, portal = false }: Wanted = {},
  lotIds: number[] | null = null,
  reason?: string,
) =>
  course.call(bernd, 'updateProjectStage', { id, stage, published, portal }, lotIds, null, undefined, {
    ...(reason !== undefined && { reason }),
  })
const stages = ({ stage, lots, skippedPhases }: TeamTender) => [
  stage,
  lots.map((lot) => lot.stage),
  skippedPhases,
]
const scheduled = async () => {
  const tender = await drafted(course, { panels: twoLots() })
  await publish(tender.id, { stage: 3, published: after(day) })
  await course.everythingSaid()
  return tender.id
}

describe('every way to begin', () => {
  test.each([
    { type: 0, stage: 2, ends: [2, [2, 2], []] },
    { type: 0, stage: 3, ends: [3, [3, 3], []] },
    { type: 0, stage: 5, ends: [5, [5, 5], [3, 4]] },
    { type: 0, stage: 6, ends: [6, [6, 6], [3, 4, 5]] },
    { type: 2, stage: 2, ends: [2, [2, 2], [3, 4]] },
    { type: 3, stage: 2, ends: [2, [2, 2], [3, 4, 5, 6, 7]] },
    { type: 4, stage: 2, ends: [2, [2, 2], [3, 4, 5, 6, 7]] },
    { type: 5, stage: 2, ends: [2, [2, 2], []] },
    { type: 5, stage: 3, ends: [3, [3, 3], []] },
  ] as const)('type $type at $stage', async ({ type, stage, ends }) => {
    const rounds = type === 5 ? { finalDeadline: after(80 * day), deadlinePeriodDays: 10 } : {}
    const { id } = await drafted(course, { type, panels: twoLots(), ...rounds })
    const email = type === 3 || type === 4 ? anna : bernd
    const published = await course.call(
      email,
      'updateProjectStage',
      { id, stage, published: begin },
      null,
      null,
    )
    expect(stages(published)).toEqual(ends)
    const seen = await course.newcomer().call('getProject', id)
    expect(seen).toMatchObject({ id, stage, published: begin })
  })

  test('for one lot alone, and what is not offered for its kind is refused', async () => {
    const { id, lots } = await drafted(course, { panels: twoLots() })
    const [first] = lots.map((lot) => lot.id)
    expect(stages(await publish(id, { stage: 3 }, [first ?? 0]))).toEqual([3, [3, 2], []])
    const interest = await drafted(course, { type: 2 })
    expect(await refused(publish(interest.id, { stage: 3 }))).toBe('ValidationException')
    expect(await refused(publish(interest.id, { stage: 4 }))).toBe('ValidationException')
  })
})
