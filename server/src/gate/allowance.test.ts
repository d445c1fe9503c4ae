import { expect, test } from 'vitest'
import { seeded } from '../test-hostile-args.ts'
import { Allowance, Allowances } from './allowance.ts'

const allowed = { atOnce: 10, perSecond: 2 }

test('so much at once, and so much more with time, but never more than at once', () => {
  const allowance = new Allowance(allowed, 0)
  expect(allowance.has(10, 0)).toBe(true)
  allowance.take(10)
  expect([allowance.has(1, 499), allowance.has(1, 500), allowance.has(2, 500)]).toEqual([false, true, false])
  expect([allowance.has(10, 60_000), allowance.has(11, 60_000)]).toEqual([true, false])
})

test.each([1, 2, 3, 4, 5])(
  'what is forgotten of a name was whole again, whenever it is asked for: %i',
  (seed) => {
    const random = seeded(seed)
    const [forgetful, remembered] = [new Allowances(allowed), new Map<string, Allowance>()]
    let now = 0
    for (let step = 0; step < 1000; step++) {
      now += random(9000)
      const name = `name ${random(3)}`
      const units = 1 + random(10)
      const kept = remembered.get(name) ?? new Allowance(allowed, now)
      remembered.set(name, kept)
      const one = forgetful.of(name, now)
      const has = one.has(units, now)
      expect(has).toBe(kept.has(units, now))
      if (!has) continue
      one.take(units)
      kept.take(units)
    }
  },
)
