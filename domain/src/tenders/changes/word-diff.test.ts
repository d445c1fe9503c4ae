import { expect, test } from 'vitest'
import { type Piece, wordDiff } from './word-diff.ts'

const marks = { same: '', removed: '-', added: '+' }
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('')

test.each([
  ['', '', ''],
  ['gleich', 'gleich', 'gleich'],
  ['', 'neu', '[+neu]'],
  ['alt', '', '[-alt]'],
  ['Die Frist endet am Montag.', 'Die Frist endet am Freitag.', 'Die Frist endet am [-Montag][+Freitag].'],
  ['Ein Steg mit Dach', 'Ein langer Steg mit Dach', 'Ein [+langer ]Steg mit Dach'],
  ['Ein langer Steg mit Dach', 'Ein Steg mit Dach', 'Ein [-langer ]Steg mit Dach'],
  [
    'Der Betrieb dauert acht Jahre und endet dann.',
    'Der Betrieb dauert neun Monate und endet dann.',
    'Der Betrieb dauert [-acht Jahre][+neun Monate] und endet dann.',
  ],
  [
    'Frist: Fr., 27.11.2026, 06:15 Uhr',
    'Frist: Fr., 01.01.2027, 06:15 Uhr',
    'Frist: Fr., [-27.11.2026][+01.01.2027], 06:15 Uhr',
  ],
  [
    'Er kostet 1.200,50 Euro im Jahr',
    'Er kostet 1.300,50 Euro im Jahr',
    'Er kostet [-1.200,50][+1.300,50] Euro im Jahr',
  ],
  [
    'Der Bau, das Haus und der Hof',
    'Der Weg, die Wiese und der Hof',
    'Der [-Bau, das Haus][+Weg, die Wiese] und der Hof',
  ],
  ['Boote', 'Fahrräder', '[-Boote][+Fahrräder]'],
  ['eins zwei drei', 'vier fünf sechs', '[-eins zwei drei][+vier fünf sechs]'],
])('%j becomes %j', (old, current, expected) => {
  expect(shown(wordDiff(old, current))).toBe(expected)
})

const side = (pieces: readonly Piece[], kind: 'removed' | 'added') =>
  pieces.flatMap((piece) => (piece.kind === 'same' || piece.kind === kind ? piece.text : [])).join('')

test('both texts can be read from it, whatever they are', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  const text = () => Array.from({ length: random(40) }, () => ['a', 'b', ' ', ',', 'cd'][random(5)]).join('')
  for (let round = 0; round < 500; round++) {
    const [old, current] = [text(), text()]
    const pieces = wordDiff(old, current)
    expect(side(pieces, 'removed')).toBe(old)
    expect(side(pieces, 'added')).toBe(current)
  }
})

test('texts that are too long, or differ throughout, are told whole', () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`).join(' ')
  expect(wordDiff(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  const [old, current] = [`${long('a')} alt ${long('b')}`, `${long('a')} neu ${long('b')}`]
  expect(wordDiff(old, current).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
})
