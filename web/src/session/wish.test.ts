import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWishFor, takeWishOf, wish } from './wish.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

const [wilma, now, week] = ['Wilma@watt.example', 1_000_000, 7 * 86_400_000]

test('who has registered goes on once where she wanted to', () => {
  wish('/projekte/7')
  keepWishFor(wilma, now)
  expect(takeWishOf('dora@deich.example', now)).toBeNull()
  expect(takeWishOf('wilma@watt.example', now + week)).toBe('/projekte/7')
  expect(takeWishOf(wilma, now)).toBeNull()
})

test.each([
  ['nothing was wanted', () => keepWishFor(wilma, now), now],
  ['it was too long ago', () => [wish('/projekte/7'), keepWishFor(wilma, now)], now + week + 1],
  ['it leads elsewhere', () => [wish('//evil.example'), keepWishFor(wilma, now)], now],
  ['she only logged in', () => wish('/projekte/7'), now],
])('she starts at home where %s', (_why, before, moment) => {
  before()
  expect(takeWishOf(wilma, moment)).toBeNull()
})
