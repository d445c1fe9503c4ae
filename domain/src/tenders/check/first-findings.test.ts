import { expect, test } from 'vitest'
import type { Finding } from './checked-notice.contract.ts'
import { countErrors, firstFindings } from './first-findings.ts'

const findings = (count: number, severity: Finding['severity'], message = 'x'): Finding[] =>
  Array.from({ length: count }, () => ({
    severity,
    fieldId: null,
    panelPath: 'GR-Lot[1]',
    rule: 'x',
    message,
  }))

test('a usual number of findings is told in full', () => {
  const all = [...findings(999, 'ERROR'), ...findings(1, 'WARN')]
  expect(firstFindings(all)).toEqual({ findings: all })
  expect(countErrors(firstFindings(all))).toBe(999)
})

test('of more the first are told, and how many there are besides', () => {
  const all = [...findings(990, 'WARN'), ...findings(9000, 'ERROR'), ...findings(7, 'WARN')]
  const told = firstFindings(all)
  expect(told.findings).toEqual(all.slice(0, 1000))
  expect(told.leftOut).toEqual({ errors: 8990, notes: 7 })
  expect(countErrors(told)).toBe(9000)
})

test('what is told has a bound in letters too, but one finding always is', () => {
  const long = firstFindings(findings(900, 'ERROR', 'x'.repeat(20_000)))
  expect(long.findings).toHaveLength(25)
  expect(long.leftOut).toEqual({ errors: 875, notes: 0 })
  expect(firstFindings(findings(2, 'ERROR', 'x'.repeat(600_000))).findings).toHaveLength(1)
})
