import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import type { Caller } from '../rpc/calls.ts'
import { OpenAnswers, ofPictures } from './open-answers.ts'

type Somebody = Pick<Caller, 'session' | 'address'>
const stranger = (address: string): Somebody => ({ session: null, address })
const account = (email: string, organizationId: number | null = null): Somebody => {
  const session = { email, actor: { kind: 'user', email, organizationId } }
  return { session, address: '192.0.2.1' } as unknown as Somebody
}

/** What is to be called once it is over; or the number with which it was refused. */
function entered(answers: OpenAnswers, somebody: Somebody): (() => void) | string {
  try {
    return answers.enter(somebody)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.verdict.reason).toBe('tooManyDownloads')
    return String(error.verdict.values?.['most'])
  }
}

/** Takes all she can get. */
function takenBy(answers: OpenAnswers, somebody: Somebody) {
  const leaves: (() => void)[] = []
  for (;;) {
    const result = entered(answers, somebody)
    if (typeof result === 'string') return { count: leaves.length, most: result, leaves }
    leaves.push(result)
  }
}

test('whoever is alone has her own bound, and is told it', () => {
  expect(takenBy(new OpenAnswers(), account('anna'))).toMatchObject({ count: 32, most: '32' })
  expect(takenBy(new OpenAnswers(), stranger('192.0.2.1'))).toMatchObject({ count: 64, most: '64' })
  const pictures = new OpenAnswers(ofPictures)
  expect(takenBy(pictures, account('anna'))).toMatchObject({ count: 256, most: '256' })
  expect(takenBy(pictures, stranger('192.0.2.1'))).toMatchObject({ count: 256, most: '256' })
})

test('what is over, however often that is said, makes room for one more', () => {
  const answers = new OpenAnswers()
  const { leaves } = takenBy(answers, stranger('192.0.2.1'))
  leaves[0]?.()
  leaves[0]?.()
  expect(takenBy(answers, stranger('192.0.2.1')).count).toBe(1)
})

test('strangers fill their room together and never more; accounts have one of their own', () => {
  const answers = new OpenAnswers()
  const all = Array.from({ length: 1100 }, (_, number) => takenBy(answers, stranger(`stranger ${number}`)))
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(1024)
  expect(all.at(-1)).toMatchObject({ count: 0, most: '1024' })
  expect(takenBy(answers, account('anna')).count).toBe(32)
})

test('twenty who take all they can get leave room for others', () => {
  const answers = new OpenAnswers()
  const greedy = Array.from({ length: 20 }, (_, number) => takenBy(answers, stranger(`greedy ${number}`)))
  expect(greedy[0]?.count).toBe(64)
  expect(greedy.at(-1)?.count).toBeGreaterThan(8)
  const others = Array.from({ length: 20 }, (_, number) => entered(answers, stranger(`modest ${number}`)))
  expect(others.filter((result) => typeof result === 'string')).toEqual([])
})

test('a company takes a quarter of what is free, however many people it has', () => {
  const answers = new OpenAnswers()
  const people = Array.from({ length: 60 }, (_, number) => takenBy(answers, account(`person ${number}`, 3)))
  expect(people.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(1024 / 4)
  expect(takenBy(answers, account('fritz', 4)).count).toBe(32)
  expect(takenBy(answers, account('anna')).count).toBe(32)
})

test('whoever comes and goes in any order has at most a quarter of what is free, and one while there is any', () => {
  const [each, together] = [16, 100]
  const answers = new OpenAnswers({ account: each, address: each, together })
  const open = new Map<string, (() => void)[]>()
  const draw = drawing(7)
  let taken = 0
  for (let step = 0; step < 10_000; step++) {
    const name = `address ${draw(30)}`
    const own = open.get(name) ?? []
    open.set(name, own)
    // Waves: now more come than go, now the other way round.
    if (draw(10) < (Math.floor(step / 1000) % 2 === 0 ? 2 : 7)) {
      const leave = own.pop()
      leave?.()
      if (leave) taken--
      continue
    }
    const free = together - taken
    const share = free === 0 ? 0 : Math.min(each, Math.max(1, Math.floor(free / 4)))
    const result = entered(answers, stranger(name))
    expect(typeof result === 'function', `${own.length} of ${share}, ${free} free`).toBe(own.length < share)
    if (typeof result === 'string') continue
    own.push(result)
    taken++
  }
  for (const leave of [...open.values()].flat()) leave()
  expect(takenBy(answers, stranger('somebody new')).count).toBe(16)
})

/** The same numbers in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
