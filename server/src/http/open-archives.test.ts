import type { Refusal } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { OpenArchives } from './open-archives.ts'

const isRefused = (archives: OpenArchives, line: string, files: number): boolean => {
  try {
    archives.enter(line, files)
    return false
  } catch (error) {
    expect((error as Refusal).verdict.reason).toBe('tooManyDownloads')
    return true
  }
}

test('everyone may take one archive, however long; more only where they are small beside what is free', () => {
  const archives = new OpenArchives({ each: 30, together: 100 })
  const over = archives.enter('deich', 90)
  expect(isRefused(archives, 'deich', 1)).toBe(true)
  expect(isRefused(archives, 'geest', 90)).toBe(false)
  over()
  over()
  expect(archives.taken).toBe(90)
  expect(isRefused(archives, 'deich', 2)).toBe(false)
  expect(isRefused(archives, 'deich', 1)).toBe(true)
})

test('archives that were taken count no more', () => {
  const archives = new OpenArchives({ each: 30, together: 100 })
  const leaves = [archives.enter('deich', 10), archives.enter('deich', 10), archives.enter('geest', 10)]
  for (const leave of leaves) leave()
  expect(archives.taken).toBe(0)
  expect(isRefused(archives, 'deich', 1000)).toBe(false)
})
