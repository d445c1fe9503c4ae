import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { expect, test, vi } from 'vitest'
import { hashGoodPassword, mostJudged, partsOf } from './password-strength.ts'

const ada = { email: 'ada@amt.example', givenName: 'Ada', surName: 'Amt' }
const good = 'Moorweide hinterm Deich 42'
const isGood = (password: string) =>
  hashGoodPassword(password, ada, '0').then(
    () => true,
    () => false,
  )

test('however long a password is, no more than the bound is judged', async () => {
  const judging = vi.spyOn(ZxcvbnFactory.prototype, 'check')
  for (const unit of ['1', 'p4$$w0rd', 'abc', '01.01.1990', '1l|!i', good])
    await isGood(unit.repeat(128).slice(0, 128))
  const longest = Math.max(...judging.mock.calls.map(([judged]) => judged.length))
  judging.mockRestore()
  expect(longest).toBe(mostJudged)
})

test('up to the bound all of it is judged at once, then its beginning and its end', () => {
  const whole = 'abcdefgh'.repeat(3)
  expect(partsOf(whole)).toEqual([whole])
  expect(partsOf(`${whole}123`)).toEqual([whole, `${whole.slice(3)}123`])
})

test('what is said over and over is judged as if it were said twice', () => {
  expect(partsOf('abc'.repeat(10))).toEqual(['abcabc'])
  expect(partsOf(`${'abc'.repeat(10)}ab`)).toEqual(['abcabc'])
})

test.each([
  [good, true],
  ['wiese-am-fluss-7', true],
  ['passwort12', false],
  ['p4$$w0rd123', false],
  ['1'.repeat(128), false],
  ['passwort'.repeat(16), false],
  ['abc'.repeat(40), false],
  ['01.01.1990'.repeat(12), false],
  ['qwertzuiop'.repeat(5), false],
  [`${'1'.repeat(100)}${good}`, true],
  [`${good}${'1'.repeat(100)}`, true],
])('%s: good enough is %s', async (password, expected) => {
  expect(await isGood(password)).toBe(expected)
})
