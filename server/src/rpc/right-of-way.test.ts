import { expect, test } from 'vitest'
import { inBackground } from './background.ts'
import type { Call, Caller } from './calls.ts'
import { rightOfWay } from './right-of-way.ts'

const nobody = {} as Caller
const asked = (method: string): Call => ({ method, now: new Date() })

/** Calls that are in work until they are let go. */
function house() {
  const done = Promise.withResolvers<void>()
  const way = rightOfWay(
    async () => done.promise.then(() => ({ result: null })),
    ({ method }) => method === 'change',
  )
  return { ...way, letGo: done.resolve }
}

test('it is a rush while several change something, however many read', async () => {
  const { run, isRush, letGo } = house()
  const calls = ['read', 'read', 'read', 'read', 'change', 'change'].map((method) =>
    run(nobody, asked(method)),
  )
  expect(isRush()).toBe(false)
  calls.push(run(nobody, asked('change')))
  expect(isRush()).toBe(true)
  letGo()
  await Promise.all(calls)
  expect(isRush()).toBe(false)
})

test.each([
  ['until the rush is over', 60_000, true],
  ['but not for ever', 100, false],
])('what nobody waits for gives way %s', async (_how, patience, isOver) => {
  let isRush = true
  const background = inBackground(2, (error) => expect.unreachable(String(error)), {
    isRush: () => isRush,
    patience,
  })
  let wasRush: boolean | null = null
  background.add(async () => void (wasRush = isRush))
  if (isOver) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(wasRush).toBe(null)
    isRush = false
  }
  await background.idle()
  expect(wasRush).toBe(!isOver)
})
