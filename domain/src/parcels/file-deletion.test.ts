import { expect, test } from 'vitest'
import type { Verdict } from '../verdict.ts'
import { deletionWindow, mayApproveDeletion, mayRequestDeletion, withoutFile } from './file-deletion.rules.ts'
import type { ParcelFile } from './folder.ts'

const asked = new Date('2026-11-17T12:00:00Z')
const after = (milliseconds: number) => new Date(asked.getTime() + milliseconds)
const file: ParcelFile = {
  name: 'Plan.pdf',
  serverId: '00000000-0000-4000-8000-000000000001',
  fileSizeInBytes: 1,
  created: asked.toISOString(),
  isPublic: false,
  deletionRequestUsername: 'anna@amt.example',
  deletionRequested: asked.toISOString(),
  replacedBy: null,
}
const parcel = { isArchived: false }
const reasonOf = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.reason)
const second = 1000

test.each([
  ['another person at 59:59', 'berta@amt.example', deletionWindow - second, 'allowed'],
  ['another person at 60:00', 'berta@amt.example', deletionWindow, 'allowed'],
  ['another person after 60:00', 'berta@amt.example', deletionWindow + 1, 'deletionExpired'],
  ['the same person at 59:59', 'anna@amt.example', deletionWindow - second, 'deletionBySame'],
])('confirmed by %s', (_about, email, later, reason) => {
  expect(reasonOf(mayApproveDeletion(parcel, { file, isArchived: true }, email, after(later)))).toBe(reason)
})

test.each([
  ['at 59:59', deletionWindow - second, 'deletionOpen'],
  ['at 60:00', deletionWindow, 'deletionOpen'],
  ['after 60:00', deletionWindow + 1, 'allowed'],
])('requested again %s', (_about, later, reason) => {
  expect(reasonOf(mayRequestDeletion(parcel, { file, isArchived: true }, after(later)))).toBe(reason)
})

test('never what is in use, never of an archived parcel, never without a request', () => {
  const free = { ...file, deletionRequested: null, deletionRequestUsername: null }
  const berta = 'berta@amt.example'
  expect(reasonOf(mayRequestDeletion(parcel, { file: free, isArchived: false }, asked))).toBe(
    'fileNotArchived',
  )
  expect(reasonOf(mayApproveDeletion(parcel, { file, isArchived: false }, berta, asked))).toBe(
    'fileNotArchived',
  )
  expect(reasonOf(mayRequestDeletion({ isArchived: true }, { file: free, isArchived: true }, asked))).toBe(
    'parcelArchived',
  )
  expect(reasonOf(mayApproveDeletion(parcel, { file: free, isArchived: true }, berta, asked))).toBe(
    'deletionNotRequested',
  )
})

test('what a deleted version had replaced belongs to the next one', () => {
  const [first, next, last] = ['1', '2', '3'].map((id) => ({ ...file, serverId: id }))
  if (!first || !next || !last) throw new Error('three files')
  const archive = [
    { ...first, replacedBy: '2' },
    { ...next, replacedBy: '3' },
  ]
  const tree = [{ name: 'A', created: '', children: [], contents: [last], archive }]
  expect(withoutFile(tree, { ...next, replacedBy: '3' })[0]?.archive).toEqual([{ ...first, replacedBy: '3' }])
})
