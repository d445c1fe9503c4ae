import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-12-04T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test.each([
  [-1, 'abgelaufen', 'expired', 'over'],
  [-400 * day, 'abgelaufen', 'expired', 'over'],
  [0, 'noch weniger als 1 Min.', 'less than 1 min left', 'soon'],
  [5 * minute, 'noch 5 Min.', '5 min left', 'soon'],
  [3 * hour + 12 * minute, 'noch 3 Std. 12 Min.', '3 h 12 min left', 'soon'],
  [day - 1, 'noch 23 Std. 59 Min.', '23 h 59 min left', 'soon'],
  [day, 'noch 1 Tag', '1 day left', 'ahead'],
  [14 * day, 'noch 14 Tage', '14 days left', 'ahead'],
] as const)('%d ms before the deadline', (ms, german, english, state) => {
  const left = timeLeft(after(ms), now)
  expect(left && [say(left.text, 'de', left.values), say(left.text, 'en', left.values), left.state]).toEqual([
    german,
    english,
    state,
  ])
})

test('farther off the date says it', () => expect(timeLeft(after(15 * day), now)).toBeNull())
