import { expect, test } from 'vitest'
import { rangeOf } from './ranges.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=0-99', { from: 0, to: 100 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=10-', { from: 10, to: 100 }],
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=99-', { from: 99, to: 100 }],
  ['bytes=90-5000', { from: 90, to: 100 }],
  ['bytes=-1', { from: 99, to: 100 }],
  ['bytes=-100', { from: 0, to: 100 }],
  ['bytes=-5000', { from: 0, to: 100 }],
  ['Bytes= 10-19 ', { from: 10, to: 20 }],
  ['bytes=0-99999999999999999999', { from: 0, to: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=0-1, 200-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1.5-2', 'whole'],
  ['bytes=--5', 'whole'],
  ['bytes=+1-2', 'whole'],
  ['bytes=0x0-1', 'whole'],
  ['bytes 0-1', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=0-1\r\nx: y', 'whole'],
] as const)('of 100 bytes, %s', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})

test.each([
  ['bytes=0-', 'unsatisfiable'],
  ['bytes=0-0', 'unsatisfiable'],
  ['bytes=-1', 'whole'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, 'whole'],
])('of nothing, %s', (header, expected) => {
  expect(rangeOf(header, 0)).toBe(expected)
})
