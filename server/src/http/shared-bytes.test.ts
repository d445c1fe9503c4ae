import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test, vi } from 'vitest'
import { SharedBytes } from './shared-bytes.ts'
import { openUnder } from './test-open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'allmende-shared-'))
afterAll(() => rmSync(folder, { recursive: true }))

function given(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('however many ask for a file, at once or later, all have the very same bytes', async () => {
  const bytes = new SharedBytes()
  const file = given('same', 'before')
  const first = await Promise.all(Array.from({ length: 200 }, () => bytes.of(file)))
  // Whoever read it again would see that.
  given('same', 'after')
  const later = await bytes.of(file)
  expect(new Set([...first, later]).size).toBe(1)
  expect(String(later)).toBe('before')
})

test('bytes that nobody needs any more are given back', async () => {
  const bytes = new SharedBytes()
  const file = given('given-back', 'before')
  expect(String(await bytes.of(file))).toBe('before')
  given('given-back', 'after')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await vi.waitFor(async () => {
    collect()
    expect(String(await bytes.of(file))).toBe('after')
  })
})

test('what cannot be read is tried again by whoever comes later', async () => {
  const bytes = new SharedBytes()
  const file = join(folder, 'late')
  const asked = await Promise.allSettled([bytes.of(file), bytes.of(file)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  given('late', 'here')
  expect(String(await bytes.of(file))).toBe('here')
})

test('hundreds of files are read a few at a time, and none stays open', async () => {
  const bytes = new SharedBytes()
  const files = Array.from({ length: 300 }, (_, number) => given(`many-${number}`, `${number}`))
  const read = await Promise.all(files.map((file) => bytes.of(file)))
  expect(read.map(String)).toEqual(files.map((_, number) => `${number}`))
  expect(openUnder(folder)).toEqual([])
})
