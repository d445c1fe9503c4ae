import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { inPieces } from './announcement-pieces.ts'
import type { Announcement } from './announcements.ts'

const database = givenDatabase()
const text = { de: 'Fähre über die Weser', en: 'Fähre über die Weser' }
const notice = (count: number): Announcement => ({
  kind: 'notice',
  emails: Array.from({ length: count }, (_, index) => `bieterin.${index}@großhandel-weser.example`),
  title: { de: 'Angebotsphase eröffnet', en: 'Offer phase started' },
  text,
})
const told = (pieces: readonly Announcement[]) =>
  pieces.flatMap((piece) => (piece.kind === 'notice' ? piece.emails : []))

test.each([0, 1, 200, 5000])('what is told to %i people reaches each of them once', async (count) => {
  const whole = notice(count)
  const pieces = inPieces(whole)
  expect(told(pieces)).toEqual(told([whole]))
  for (const piece of pieces)
    await sql`select pg_notify('pieces', ${JSON.stringify(piece)})`.execute(database.current.db)
})

test('what is short stays one, whatever it tells', () => {
  const changed: Announcement = { kind: 'storeChanged', entity: 'project', id: 1 }
  expect(inPieces(changed)).toEqual([changed])
  expect(inPieces(notice(3))).toEqual([notice(3)])
})

test('without pieces it would be refused', async () => {
  const whole = JSON.stringify(notice(5000))
  await expect(sql`select pg_notify('pieces', ${whole})`.execute(database.current.db)).rejects.toThrow(
    'payload string too long',
  )
})
