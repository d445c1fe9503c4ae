import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { onBehalfOf } from '../../database/behalf.ts'
import { exportingInTurn } from './export-turns.ts'

const bounds = { atOnce: 2, mostWaiting: 3, ofOne: 8 }

test('few ask at once, a few wait, whoever comes then is told so; what has begun goes on', async () => {
  const { begin, goOn } = exportingInTurn(bounds)
  let [asking, most] = [0, 0]
  const ask = async () => {
    most = Math.max(most, ++asking)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return --asking
  }
  const begun = Array.from({ length: 5 }, () => begin(ask))
  await expect(begin(ask)).rejects.toThrow(Refusal)
  const further = goOn(ask)
  await Promise.all([...begun, further])
  expect(most).toBe(2)
  await begin(ask)
})

test('a question that fails leaves its place', async () => {
  const { begin } = exportingInTurn({ atOnce: 1, mostWaiting: 0, ofOne: 1 })
  const failing = async () => {
    throw new Error('no database')
  }
  await expect(begin(failing)).rejects.toThrow('no database')
  expect(await begin(async () => 1)).toBe(1)
})

test('one who wants many is told to wait before anybody else is', async () => {
  const { begin } = exportingInTurn({ atOnce: 1, mostWaiting: 100, ofOne: 3 })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const as = (whose: string) => onBehalfOf({ kind: 'stranger', whose }, () => begin(() => ended))
  const hers = [as('greedy'), as('greedy'), as('greedy')]
  await expect(as('greedy')).rejects.toThrow(Refusal)
  const others = as('other')
  end()
  await Promise.all([...hers, others])
  await as('greedy')
})
