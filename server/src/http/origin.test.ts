import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const from = (origin: string | undefined, host?: string) => ({ headers: { origin, host } }) as IncomingMessage
const ours = 'https://vergabe.example.de'

test.each([
  [undefined, 'anything', ours, true],
  ['https://vergabe.example.de', 'vergabe.example.de', ours, true],
  ['https://vergabe.example.de', '10.0.0.7:8080', ours, true],
  ['http://vergabe.example.de', 'vergabe.example.de', ours, false],
  ['https://rebound.example', 'rebound.example', ours, false],
  ['http://127.0.0.1:8080', '127.0.0.1:8080', ours, false],
  ['null', 'null', ours, false],
  ['http://127.0.0.1:8080', '127.0.0.1:8080', null, true],
  ['https://evil.example', '127.0.0.1:8080', null, false],
  ['null', 'null', null, false],
  ['http://[', '[', null, false],
  ['', '', null, false],
  ['file://', undefined, null, false],
])('a page of %s that asks %s of a server at %s: %s', (origin, host, publicUrl, own) => {
  expect(isOwnOrigin(from(origin, host), publicUrl)).toBe(own)
})
