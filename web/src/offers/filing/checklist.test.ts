import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { type Bilingual, say, type Values } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { lotOffer, now, publicLot } from '../../tenders/frame/shown-tender.test-data.ts'
import type { OwnPart } from '../parts/own-parts.ts'
import { checklistOf, type Contents, factsOf, readyLots } from './checklist.ts'
import { whyNothing } from './why-nothing.ts'

const room = (id: number, name: string, lotId = 1, attempt = 1): Room => ({
  id,
  projectId: 1,
  type: 'CONTRACTOR',
  name,
  description: '',
  stage: 4,
  organizationId: 7,
  offerId: 3,
  lotId,
  attempt,
  isFromTemplate: true,
  version: 0,
  sealed: true,
  readOnly: null,
})
const document = (roomId: number, size: number, state: Document['state'] = 'READY'): Document => ({
  id: roomId * 1000 + size,
  roomId,
  name: `${size}.pdf`,
  date: now,
  size,
  sha256: '',
  type: 'application/pdf',
  state,
  preview: null,
  changedSinceDownload: false,
  downloaded: false,
})
const own = (lotId: number, facts: Partial<LotOffer> = {}, isOpen = true): OwnPart => ({
  lot: publicLot({ id: lotId, stage: 3, canApply: isOpen }),
  part: lotOffer({ lotId, ...facts }),
  deadline: now,
  round: null,
  isOpen,
})
const upload = (roomId: number, path: string, state: 'waiting' | 'running' | 'paused' | 'failed') =>
  ({ target: { roomId }, path, state }) as Contents['uploads'][number]

const rooms = [room(11, 'Antrag'), room(12, 'Nachweise'), room(13, 'Antrag', 2), room(10, 'Antrag', 1, 0)]
const contents = (documents: Document[], uploads: Contents['uploads'] = []): Contents => ({
  rooms,
  documentsOf: (id) => documents.filter(({ roomId }) => roomId === id),
  uploads,
})

test('each room of a lot is told with what is in it, what lacks and what is on its way', () => {
  const [check] = checklistOf(
    [own(1, { missing: ['Nachweise'] })],
    'application',
    contents(
      [document(11, 100), document(11, 50), document(11, 7, 'INFECTED'), document(10, 9)],
      [
        upload(11, 'neu.pdf', 'running'),
        upload(11, 'zu gross.pdf', 'failed'),
        upload(12, 'halb.pdf', 'paused'),
      ],
    ),
  )
  expect(check).toMatchObject({
    isComplete: false,
    isChanged: true,
    rooms: [
      { room: { id: 11 }, count: 2, size: 150, isMissing: false, pending: ['neu.pdf'], infected: ['7.pdf'] },
      { room: { id: 12 }, count: 0, size: 0, isMissing: true, pending: ['halb.pdf'] },
    ],
  })
})

test.each<[string, Partial<LotOffer>, boolean, number[]]>([
  ['complete and new', {}, true, [1]],
  ['lacking a document', { missing: ['Nachweise'] }, true, []],
  ['submitted as it is', { stage: 1 }, true, []],
  ['changed since', { stage: 1, unsubmittedChanges: true }, true, [1]],
  ['closed', {}, false, []],
])('a lot that is %s is ticked or not', (_how, facts, isOpen, ticked) => {
  expect(readyLots(checklistOf([own(1, facts, isOpen)], 'application', contents([])))).toEqual(ticked)
})

const change = { changeId: 2, announced: now, reason: 'Rückfragen', text: '', changes: [] }

test('a lot whose tender was changed is ticked while nothing else is to be submitted', () => {
  const ticked = (parts: OwnPart[]) => readyLots(checklistOf(parts, 'application', contents([])))
  expect(ticked([own(1, { stage: 1, changesToConfirm: [change] })])).toEqual([1])
  expect(ticked([own(1, { stage: 1, changesToConfirm: [change] }), own(2)])).toEqual([2])
})

test('what arrived a moment ago no longer lacks, even if the server was not asked again yet', () => {
  const parts = [own(1, { missing: ['Antrag'] })]
  expect(checklistOf(parts, 'application', contents([document(11, 1)]))[0]?.isComplete).toBe(true)
})

const whyNot = (parts: readonly OwnPart[], hasNames: boolean): string | null => {
  const checks = checklistOf(parts, 'application', contents([]))
  const inGerman = (text: Bilingual, values?: Values) => say(text, 'de', values)
  return whyNothing(checks, [], hasNames, inGerman)
}
const lacking = (id: number, ...missing: string[]): OwnPart => ({
  ...own(id, { missing }),
  lot: publicLot({ id, identifier: `LOT-000${id}`, canApply: true }),
})

test('why nothing can be submitted: which rooms are empty, and of which lots', () => {
  expect(whyNot([lacking(1, 'Antrag', 'Nachweise')], false)).toBe(
    'Es fehlen noch Dokumente: Antrag, Nachweise.',
  )
  expect(whyNot([lacking(1, 'Antrag', 'Nachweise'), lacking(2, 'Antrag')], true)).toBe(
    'Es fehlen noch Dokumente: Antrag (LOT-0001, LOT-0002), Nachweise (LOT-0001).',
  )
  expect(whyNot([lacking(2, 'Antrag')], true)).toBe('Es fehlen noch Dokumente: Antrag (LOT-0002).')
})

test('with a change to confirm nobody reads that there is nothing to do', () => {
  expect(whyNot([own(1, { stage: 1 })], false)).toContain('Alles ist eingereicht')
  expect(whyNot([own(1, { stage: 1, changesToConfirm: [change] })], false)).toContain('bestätigen')
})

test('many lots are counted', () => {
  const many = [1, 2, 3, 4, 5].map((id) => lacking(id, 'Antrag'))
  const inEach = many.map(({ lot }) => room(20 + lot.id, 'Antrag', lot.id))
  const checks = checklistOf(many, 'application', { ...contents([]), rooms: inEach })
  expect(whyNothing(checks, [], true, (text, values) => say(text, 'de', values))).toBe(
    'Es fehlen noch Dokumente: Antrag (5 Lose).',
  )
})

test('what is submitted as it is needs nothing, what is ready needs to be chosen', () => {
  expect(whyNot([own(1, { stage: 1 })], false)).toBe('Alles ist eingereicht; es gibt keine Änderungen.')
  expect(whyNot([own(1)], false)).toBe('Bitte wählen Sie mindestens ein Los.')
})

test('before it counts the lots are told with their deadlines, those that share one together', () => {
  const later = new Date(now.getTime() + 60_000)
  const parts = [own(1), { ...own(2), deadline: later }, own(3), { ...own(4), deadline: null }]
  expect(
    factsOf(checklistOf(parts, 'application', contents([]))).map(({ lots, deadline }) => [
      lots.map(({ id }) => id),
      deadline,
    ]),
  ).toEqual([
    [[1, 3], now],
    [[2], later],
    [[4], null],
  ])
})
