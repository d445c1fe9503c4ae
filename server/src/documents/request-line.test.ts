import { system, visitor } from '@allmende/domain/actor.ts'
import { expect, test } from 'vitest'
import { requesterOf, requestLine } from './request-line.ts'

const now = new Date('2026-11-16T10:00:00Z')

test('a document names who asked for it, unless that is a visitor', () => {
  const line = (requestedBy: string | null, language: 'de' | 'en' = 'de') =>
    requestLine({ requestedBy, now, language })
  expect(line('anna.amt@allmende.example')).toMatch(/^Angefordert von anna\.amt@allmende\.example am 16\./)
  expect(line(requesterOf(system))).toMatch(/^Angefordert von system am 16\./)
  expect(line(requesterOf(visitor))).toMatch(/^Angefordert am 16\./)
  expect(line(requesterOf(visitor), 'en')).toMatch(/^Requested on 16 /)
})
