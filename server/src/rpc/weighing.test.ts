import { expect, test } from 'vitest'
import { weigh } from './weighing.ts'

const weighed = (text: string) => weigh(Buffer.from(text), { depth: 3, values: 10 })

test.each([
  ['nothing', '', 'bearable'],
  ['as deep as it may be', '[[{}]]', 'bearable'],
  ['too deep', '[[{"a":[]}]]', 'tooDeep'],
  ['too deep and never closed', '[[[[', 'tooDeep'],
  ['as many as there may be', '[1,2,3,4,5,6,7,8,9,10]', 'bearable'],
  ['too many', '[1,2,3,4,5,6,7,8,9,10,11]', 'tooMany'],
  ['too many empty ones', '[{},{},{},{},{},{}]', 'tooMany'],
  ['brackets and commas in a text', '["[[[[[,,,,,,,,,,,,,,,"]', 'bearable'],
  ['a text with quotes in it', String.raw`["\"[[[[[\\", "\\"]`, 'bearable'],
  ['a text that ends after a backslash', String.raw`["\\",[[[[`, 'tooDeep'],
  ['closed more often than opened', ']]]][[[[[[[', 'bearable'],
  ['letters of several bytes', '["ä,ö[ü€𝄞"]', 'bearable'],
])('%s', (_name, text, verdict) => {
  expect(weighed(text)).toBe(verdict)
})

test('nothing after the first that is too much is looked at', () => {
  const endless = new Proxy(Buffer.from('[[[['), {
    get: (bytes, key) => (key === 'length' ? Number.MAX_SAFE_INTEGER : Reflect.get(bytes, key)),
  })
  expect(weigh(endless, { depth: 3, values: 10 })).toBe('tooDeep')
})
