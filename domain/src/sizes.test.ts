import { expect, test } from 'vitest'
import { saySize, utf8Size } from './sizes.ts'

test.each([
  [0, '0 Bytes', '0 bytes'],
  [1, '1 Byte', '1 byte'],
  [999, '999 Bytes', '999 bytes'],
  [1000, '1 KB', '1 KB'],
  [1536, '1,5 KB', '1.5 KB'],
  [999_000, '999 KB', '999 KB'],
  [1_000_000, '1 MB', '1 MB'],
  [1024 ** 2, '1 MB', '1 MB'],
  [999_000_000, '999 MB', '999 MB'],
  [1_000_000_000, '1 GB', '1 GB'],
  [5_120_000_000_000, '5.120 GB', '5,120 GB'],
])('%d bytes are %s, in English %s', (bytes, de, en) => {
  expect(saySize(bytes)).toBe(de)
  expect(saySize(bytes, 'en')).toBe(en)
})

test.each(['', 'abc', 'Öß€', '😀', 'a\u0301', '\u07ff\u0800\uffff'])(
  '%s takes as many bytes as its UTF-8',
  (text) => expect(utf8Size(text)).toBe(new TextEncoder().encode(text).length),
)
