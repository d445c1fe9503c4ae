import { expect, test } from 'vitest'
import { reportOf } from '../../../e2e/portal-peer.ts'
import { readConfig } from '../assembly/settings.ts'
import { waitIn } from './exchange.ts'
import { PortalFault } from './portal.ts'
import { failuresIn } from './svrl.ts'

const portalIn = (environment: Record<string, string>) => readConfig(environment, { servesWeb: false }).portal

test('a portal is set with its key or not at all', () => {
  const PORTAL_URL = 'https://portal.example.eu/api/'
  expect(portalIn({})).toBeNull()
  expect(portalIn({ PORTAL_URL, PORTAL_KEY: 'abc' })).toEqual({
    url: 'https://portal.example.eu/api',
    validationUrl: null,
    key: 'abc',
  })
  expect(() => portalIn({ PORTAL_URL })).toThrow(/- PORTAL_KEY/)
  expect(() => portalIn({ PORTAL_KEY: 'abc' })).toThrow(/- PORTAL_URL/)
  expect(() => portalIn({ PORTAL_VALIDATION_URL: PORTAL_URL })).toThrow(/- PORTAL_VALIDATION_URL/)
  expect(() => portalIn({ PORTAL_URL: 'ftp://x', PORTAL_KEY: 'a b' })).toThrow(/PORTAL_URL[^]*PORTAL_KEY/)
})

test.each([
  ['120', 120_000],
  ['Thu, 01 Oct 2026 08:00:30 GMT', 30_000],
  ['Thu, 01 Oct 2026 07:00:00 GMT', 0],
  ['99999999999', 86_400_000],
  ['Fri, 01 Oct 2032 08:00:00 GMT', 86_400_000],
  ['soon', null],
  [null, null],
])('Retry-After %s means %s ms', (header, expected) => {
  expect(waitIn(header, new Date('2026-10-01T08:00:00Z'))).toBe(expected)
})

test('a report tells what failed, how badly and where', () => {
  const report = reportOf(
    { rule: 'BR-1', location: '/ContractNotice', text: 'Zu  &lt;kurz&gt;\n gesagt' },
    { rule: 'BR-2', location: '/ContractNotice/cbc:ID', text: 'Naja', role: 'WARN' },
  )
  expect(failuresIn(report)).toEqual([
    { severity: 'ERROR', rule: 'BR-1', location: '/ContractNotice', text: 'Zu <kurz> gesagt' },
    { severity: 'WARN', rule: 'BR-2', location: '/ContractNotice/cbc:ID', text: 'Naja' },
  ])
})

test('of a report without end the worst is kept', () => {
  const warnings = Array.from({ length: 600 }, () => ({
    rule: 'BR-2',
    location: '/',
    text: 'x'.repeat(5000),
    role: 'WARN',
  }))
  const failures = failuresIn(reportOf(...warnings, { rule: 'BR-1', location: '/', text: 'Nein' }))
  expect(failures).toHaveLength(500)
  expect(failures[0]).toMatchObject({ rule: 'BR-1' })
  expect(failures[1]?.text).toHaveLength(1000)
})

test.each([
  ['no XML', 'Wartungsarbeiten'],
  ['another document', '<html/>'],
  ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['nested without end', `${reportOf().slice(0, -25)}${'<a>'.repeat(1000)}`],
  ['half of it', reportOf({ rule: 'a', location: 'b', text: 'c' }).slice(0, -10)],
])('a report that is %s is refused', (_what, report) => {
  expect(() => failuresIn(report)).toThrow(PortalFault)
})
