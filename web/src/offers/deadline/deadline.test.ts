import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { lotOffer, now, publicLot } from '../../tenders/frame/shown-tender.test-data.ts'
import type { OwnPart } from '../parts/own-parts.ts'
import type { LotCheck } from '../filing/checklist.ts'
import { adviceOf } from './advice.ts'
import { markOf, warningOf } from './deadline-marks.ts'
import { lateUploads } from './late-uploads.ts'
import { unfinishedOf } from './unfinished.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
type Queued = Parameters<typeof lateUploads>[0][number]
const upload = (path: string, size: number, state: Queued['state'], share = 0) =>
  ({ path, file: { size }, state, share, target: { roomId: 1 } }) as Queued

test('files that will not be there in time are named, with those before them counted in', () => {
  const queue = [
    upload('wartet.pdf', 6_000_000, 'waiting'),
    upload('läuft.pdf', 12_000_000, 'running', 0.5),
    upload('zuletzt.pdf', 60_000, 'waiting'),
    upload('angehalten.pdf', 90_000_000, 'paused'),
  ]
  const late = lateUploads(queue, 10_000, () => minutes(15), now)
  expect(late.map(({ name, needs, left }) => [name, needs / 60, left / 60])).toEqual([
    ['wartet.pdf', 20, 15],
    ['zuletzt.pdf', 20.1, 15],
  ])
})

test.each<[string, number | null, Date | null]>([
  ['the line is unknown', null, minutes(1)],
  ['there is no deadline', 10, null],
  ['the deadline is past', 10, minutes(-1)],
  ['there is time enough', 1_000_000, minutes(1)],
])('nothing is said where %s', (_why, speed, deadline) => {
  expect(lateUploads([upload('a.pdf', 5_000_000, 'running')], speed, () => deadline, now)).toEqual([])
})

test.each([
  [61, null],
  [60, 60],
  [16, 60],
  [15, 15],
  [5, 5],
  [0, 5],
  [-0.01, null],
])('%d minutes before a deadline the mark is %s', (left, mark) => {
  expect(markOf(left * 60_000)).toBe(mark)
})

const part = (id: number, left: number, isOpen = true): OwnPart => ({
  lot: publicLot({ id }),
  part: lotOffer({ lotId: id }),
  deadline: minutes(left),
  round: null,
  isOpen,
})

test.each<[string, OwnPart[], unknown]>([
  ['far', [part(1, 61)], null],
  ['over', [part(1, -0.01)], null],
  [
    'the same for several lots',
    [part(1, 50), part(2, 10), part(3, 10), part(4, 2, false), part(5, 3)],
    [15, [[minutes(10), [2, 3]]]],
  ],
  [
    'near for one and a little later for another',
    [part(1, 14), part(2, 10), part(3, 16)],
    [
      15,
      [
        [minutes(10), [2]],
        [minutes(14), [1]],
      ],
    ],
  ],
  ['over for one and near for another', [part(1, -0.01), part(2, 4)], [5, [[minutes(4), [2]]]]],
])('what is not submitted is warned of where the deadline is %s', (_when, parts, said) => {
  const warning = warningOf(parts, ({ lot }) => lot.id !== 5, now)
  expect(
    warning && [
      warning.mark,
      warning.deadlines.map(({ deadline, parts: those }) => [deadline, those.map(({ lot }) => lot.id)]),
    ],
  ).toEqual(said)
})

test('what was submitted and changed since is told apart from what never was, with the submission that holds', () => {
  const filed = (id: number, stage: number, offerSent: Date | null): OwnPart => ({
    ...part(id, 10),
    part: lotOffer({ lotId: id, stage, offerSent, unsubmittedChanges: true }),
  })
  const parts = [
    filed(1, 6, minutes(-5)),
    filed(2, 5, null),
    filed(3, 6, minutes(-9)),
    filed(4, 6, minutes(-5)),
    // Withdrawn again: nothing holds.
    filed(5, 5, minutes(-7)),
  ]
  expect(
    unfinishedOf(parts, 'offer').map(({ filedAt, parts: those }) => [
      filedAt,
      those.map(({ lot }) => lot.id),
    ]),
  ).toEqual([
    [null, [2, 5]],
    [minutes(-9), [3]],
    [minutes(-5), [1, 4]],
  ])
})

const lotCheck = (id: number, count: number | undefined, isMissing: boolean): LotCheck => ({
  own: part(id, 10),
  rooms: [{ room: { name: 'Angebot' } as Room, count, size: 0, isMissing, pending: [], infected: [] }],
  isFiled: false,
  isChanged: true,
  isComplete: !isMissing,
})

test.each([
  ['a room that needs a document has none', [lotCheck(1, 0, true)], ['Es fehlen noch Dokumente: Angebot.']],
  ['nothing is needed and nothing there', [lotCheck(1, 0, false)], ['Es ist noch nichts hochgeladen.']],
  [
    'something is there',
    [lotCheck(1, 2, false)],
    ['Sie können jederzeit einreichen, was schon hochgeladen ist.'],
  ],
  [
    'one lot is ready and the other is not',
    [lotCheck(1, 2, false), lotCheck(2, 0, true)],
    ['Es fehlen noch Dokumente: Angebot.', 'Sie können jederzeit einreichen, was schon hochgeladen ist.'],
  ],
])('what is to be done is said where %s', (_case, checks, said) => {
  expect(adviceOf(checks, false, (text, values) => say(text, 'de', values))).toEqual(said)
})
