import { expect, test } from 'vitest'
import { say } from '../../texts.ts'
import { UnreadableNotice, unreadableTexts } from './notice-xml.texts.ts'

test.each([
  ['version', { version: 'eforms-sdk-'.padEnd(12_000_000, 'x') }],
  ['subtype', { subtype: '7'.repeat(12_000_000) }],
  ['foreign', { root: 'a'.repeat(12_000_000) }],
] as const)('a refusal repeats only the beginning of a long text: %s', (why, values) => {
  const refused = new UnreadableNotice(why, values)
  const sentence = say(unreadableTexts[why], 'de', refused.values)
  expect(sentence.length).toBeLessThan(300)
  expect(sentence).toContain('…“')
})

test('a short text and a number are told as they are', () => {
  expect(new UnreadableNotice('tooManyAlike', { max: 1000, line: 7 }).values).toEqual({ max: 1000, line: 7 })
  expect(new UnreadableNotice('subtype', { subtype: '99' }).values).toEqual({ subtype: '99' })
})
