import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressReader } from './address.ts'

const addressOf = addressReader(['loopback'])
const from = (remoteAddress: string | undefined, forwarded?: string) =>
  addressOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage)

test.each([
  ['198.51.100.20', '198.51.100.20'],
  ['198.51.100.20:40000', '198.51.100.20'],
  ['[2001:db8:1:2:3::4]:40000', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::4]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['1.2.3.4, 198.51.100.20:1', '198.51.100.20'],
  ['somebody', 'unknown'],
  ['198.51.100.20:x', 'unknown'],
  ['198.51.100.999', 'unknown'],
])('a proxy of ours passes on %s: %s', (forwarded, address) => {
  expect(from('127.0.0.1', forwarded)).toBe(address)
})

test('of anybody else nothing is believed, and who has gone is nobody', () => {
  expect(from('203.0.113.5', '198.51.100.20')).toBe('203.0.113.5')
  expect(from('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(from(undefined)).toBe('unknown')
})
