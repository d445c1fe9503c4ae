import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, writeDraft } from '../../ui/form/draft.ts'
import { entriesVersion } from '../compose/kept-question.ts'
import { openDrafts } from './kept-drafts.ts'

const owner = 'dora@deich.example'
const now = new Date('2026-11-17T12:00:00Z')
const hours = (n: number) => new Date(now.getTime() - n * 3_600_000)

afterEach(() => vi.unstubAllGlobals())

/** A browser that has kept these. */
function kept(drafts: readonly (readonly [user: string, name: string, at: Date])[]): string[] {
  const entries = new Map(
    drafts.map(([user, name, at]) => [
      draftKey(user, name),
      writeDraft({ value: { subject: ` ${name} ` }, at }, entriesVersion) ?? '',
    ]),
  )
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null })
  return [...entries.keys()]
}

test('her own about this tender are found, the newest first', () => {
  const keys = kept([
    [owner, 'message/3/new', hours(2)],
    [owner, 'message/3/answerAll/5000000000', hours(1)],
    [owner, 'message/3/chat/5000000001', hours(1)],
    [owner, 'message/33/new', hours(1)],
    [owner, 'message/3/reply/5000000002', hours(24 * 91)],
    ['emil@deich.example', 'message/3/new', hours(1)],
  ])
  expect(openDrafts([...keys, 'other'], { owner, tenderId: 3, now })).toEqual([
    {
      name: 'message/3/answerAll/5000000000',
      kind: 'answerAll',
      about: 5_000_000_000,
      subject: 'message/3/answerAll/5000000000',
      at: hours(1).toISOString(),
    },
    { name: 'message/3/new', kind: 'new', about: null, subject: 'message/3/new', at: hours(2).toISOString() },
  ])
})
