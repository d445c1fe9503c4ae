import { expect, test, vi } from 'vitest'
import { type ImportNote, keptNotes } from './imported-notice.ts'

const long = 'x'.repeat(100_000)
const heavy = (kind: ImportNote['kind']): ImportNote => ({
  kind,
  path: `${long}/cbc:ID[7]`,
  text: long,
  name: { de: long, en: long },
  value: { de: long, en: long },
})

test('no part of a note is kept at any length, and of where it stands the end', () => {
  const [note] = keptNotes([{ kind: 'unknown', inWords: () => heavy('unknown') }])
  expect(JSON.stringify(note).length).toBeLessThan(4000)
  expect(note?.path).toMatch(/^… x+\/cbc:ID\[7\]$/)
  const short = { kind: 'unknown' as const, path: '/ContractNotice/cbc:ID[1]', text: 'a' }
  expect(keptNotes([{ kind: 'unknown', inWords: () => short }])).toEqual([short])
})

test('only what is kept is put into words, what matters most first', () => {
  const unknown = vi.fn(() => heavy('unknown'))
  const misfit = vi.fn(() => heavy('misfit'))
  const notes = keptNotes([
    ...Array.from({ length: 1000 }, () => ({ kind: 'unknown' as const, inWords: unknown })),
    { kind: 'misfit', inWords: misfit },
  ])
  expect(notes[0]?.kind).toBe('misfit')
  expect(notes.at(-1)).toEqual({ kind: 'more', path: '', text: '501' })
  expect([misfit, unknown].map(({ mock }) => mock.calls.length)).toEqual([1, 499])
})
