import { expect, test } from 'vitest'
import { webAddressOf } from './web-address.ts'

test.each([
  'https://www.example.org/plan?nr=7#a',
  'HTTP://example.org',
  'ftp://example.org/plan.pdf',
  'file:///G:/Plan.pdf',
  ' https://example.org ',
])('%s is followed', (text) => {
  expect(webAddressOf(text)).not.toBeNull()
})

test.each([
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,x',
  'www.example.org',
  'siehe https://example.org',
  'https://example.org und mehr',
  'https://',
  'http:example.org',
  'mailto:amt@example.org',
  '',
])('%s stays a text', (text) => {
  expect(webAddressOf(text)).toBeNull()
})
