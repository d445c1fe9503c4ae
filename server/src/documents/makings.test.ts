import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { onBehalfOf } from '../database/behalf.ts'
import { makingInTurn } from './makings.ts'

/** What is being made; a test ends it when it wants. */
let begun: { what: string; document: Readable }[] = []
beforeEach(() => {
  begun = []
})

function wishing() {
  const inTurn = makingInTurn(2)
  const wish = (what: string) =>
    inTurn({
      what,
      make: async () => {
        const document = new Readable({ read: () => undefined })
        begun.push({ what, document })
        return document
      },
    })
  return (what: string, whose = 'greedy') => onBehalfOf({ kind: 'user', whose }, () => wish(what))
}
const untilBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count))
function end(index: number): void {
  const { what, document } = begun[index] ?? {}
  document?.push(`made: ${what}`)
  document?.push(null)
}

test('forty who want the same at the same moment share one making', async () => {
  const wish = wishing()
  const bodies = Array.from({ length: 40 }, () => text(wish('notice')))
  await untilBegun(1)
  // What is begun shows an earlier moment than hers.
  const late = text(wish('notice'))
  await untilBegun(2)
  end(0)
  end(1)
  expect(await Promise.all(bodies)).toEqual(bodies.map(() => 'made: notice'))
  expect(await late).toBe('made: notice')
  expect(begun).toHaveLength(2)
})

test('two are made at once, one person’s after another’s, and first what mails and archives wait for', async () => {
  const wish = wishing()
  const bodies = ['a', 'b', 'c', 'd'].map((what) => text(wish(what)))
  await untilBegun(2)
  bodies.push(text(wish('hers', 'anna')), text(wish('mail', '')))
  for (let index = 0; index < 6; index++) {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(index))
    expect(begun.length - index).toBeLessThanOrEqual(2)
    end(index)
  }
  await Promise.all(bodies)
  expect(begun.map(({ what }) => what)).toEqual(['a', 'b', 'mail', 'c', 'hers', 'd'])
})

test('what nobody waits for any more is not made, or not made to its end', async () => {
  const wish = wishing()
  const [first, second, third] = [wish('a'), wish('a'), wish('b')]
  third.destroy()
  await untilBegun(1)
  first.destroy()
  await vi.waitFor(() => expect(first.closed).toBe(true))
  expect(begun[0]?.document.destroyed).toBe(false)
  second.destroy()
  await vi.waitFor(() => expect(begun[0]?.document.destroyed).toBe(true))
  expect(begun.map(({ what }) => what)).toEqual(['a'])
})

test('what goes wrong reaches everyone who waits, and the next is made all the same', async () => {
  const inTurn = makingInTurn(1)
  const fault = new Error('no ink')
  const broken = [0, 1].map(() =>
    inTurn({ what: 'a', make: () => Promise.reject(fault) }).once('error', () => undefined),
  )
  const next = inTurn({ what: 'b', make: async () => Readable.from(['fine']) })
  for (const body of broken) await expect(buffer(body)).rejects.toBe(fault)
  expect(await text(next)).toBe('fine')
})
