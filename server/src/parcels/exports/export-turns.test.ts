import { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { exportingInTurn } from './export-turns.ts'

const bounds = { atOnce: 2, mostWaiting: 3 }

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
  const { begin } = exportingInTurn({ atOnce: 1, mostWaiting: 0 })
  const failing = async () => {
    throw new Error('no database')
  }
  await expect(begin(failing)).rejects.toThrow('no database')
  expect(await begin(async () => 1)).toBe(1)
})
