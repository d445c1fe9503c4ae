import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { roughly } from './durations.ts'

test.each([
  [0.4, 'wenige Sekunden'],
  [12, 'etwa 10 Sekunden'],
  [54, 'etwa 50 Sekunden'],
  [55, 'etwa 1 Minute'],
  [118, 'etwa 2 Minuten'],
  [3580, 'etwa 1 Stunde'],
  [4000, 'etwa 1 Stunde und 5 Minuten'],
  [7300, 'etwa 2 Stunden'],
])('%d seconds are %s', (seconds, words) => {
  const { text, values } = roughly(seconds)
  expect(say(text, 'de', values)).toBe(words)
})
