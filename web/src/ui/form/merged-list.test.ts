import { expect, test } from 'vitest'
import { merged } from './merge.ts'
import { mergedList } from './merged-list.ts'

const room = (name: string, description = '') => ({ name, description })
const base = [room('Unterlagen'), room('Fragen')]

test.each([
  [
    'a room of theirs stays beside my words',
    [room('Unterlagen', 'Bitte lesen'), room('Fragen')],
    [...base, room('Pläne')],
    [room('Unterlagen', 'Bitte lesen'), room('Fragen'), room('Pläne')],
    false,
  ],
  [
    'both added one',
    [...base, room('Meins')],
    [...base, room('Ihres')],
    [...base, room('Ihres'), room('Meins')],
    false,
  ],
  ['I removed one', [room('Fragen')], [...base, room('Ihres')], [room('Fragen'), room('Ihres')], false],
  ['they removed one', [...base, room('Meins')], [room('Fragen')], [room('Fragen'), room('Meins')], false],
  [
    'both changed the same one',
    [room('Unterlagen', 'meins'), room('Fragen')],
    [room('Unterlagen', 'ihres'), room('Fragen')],
    [room('Unterlagen', 'meins'), room('Fragen')],
    true,
  ],
  [
    'I changed what they removed',
    [room('Unterlagen', 'meins'), room('Fragen')],
    [room('Fragen')],
    [room('Fragen'), room('Unterlagen', 'meins')],
    true,
  ],
])('%s', (_case, mine, theirs, list, isDisputed) => {
  expect(mergedList(base, mine, theirs)).toEqual({ list, isDisputed })
})

test('entries that cannot be told apart are no list of entries', () => {
  expect(mergedList([room('a'), room('a')], [], [])).toBeNull()
  expect(mergedList(['a'], ['b'], ['c'])).toBeNull()
})

test('in a form the room of the other person is taken, not dropped', () => {
  const states = [base, [room('Unterlagen', 'neu'), room('Fragen')], [...base, room('Pläne')]] as const
  const [before, mine, theirs] = states.map((rooms) => ({ rooms }))
  const { values, disputed, taken } = merged(before, mine, theirs, ['rooms'])
  expect(values?.rooms.map(({ name }) => name)).toEqual(['Unterlagen', 'Fragen', 'Pläne'])
  expect([disputed.length, taken.length]).toEqual([0, 1])
})
