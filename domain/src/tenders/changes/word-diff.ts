/** A piece of two texts laid over each other. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** With more words than these, or more changes, nobody reads a comparison word by word. */
const mostWords = 6000
const mostChanges = 600

/** Below this share of common text, two texts have nothing to do with each other. */
const leastAlike = 0.25

/** What became of a text, word by word; texts that differ throughout are told whole, the old one first. */
export function wordDiff(old: string, current: string): Piece[] {
  if (old === current) return old === '' ? [] : [{ kind: 'same', text: old }]
  const [before, after] = [wordsOf(old), wordsOf(current)]
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const middle = inBetween(before.slice(start, before.length - end), after.slice(start, after.length - end))
  if (!middle) return replaced(old, current)
  const same = (words: readonly string[]): Piece => ({ kind: 'same', text: words.join('') })
  const pieces = tidied([same(before.slice(0, start)), ...middle, same(before.slice(before.length - end))])
  const common = pieces.flatMap(({ kind, text }) => (kind === 'same' ? text.trim() : [])).join('')
  return common.length < leastAlike * Math.min(old.length, current.length) ? replaced(old, current) : pieces
}

const replaced = (old: string, current: string): Piece[] => [
  ...(old === '' ? [] : [{ kind: 'removed', text: old } as const]),
  ...(current === '' ? [] : [{ kind: 'added', text: current } as const]),
]

/** Words, days, amounts, marks and the space between them, each for itself: joined they are the text again. */
const wordsOf = (text: string): string[] =>
  text.match(/\s+|\d[\d.,:]*\d|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0
  while (
    length < one.length &&
    length < other.length &&
    one[one.length - 1 - length] === other[other.length - 1 - length]
  )
    length++
  return length
}

/** The fewest removals and additions that lead from one to the other (Myers); null where that would be too much. */
function inBetween(before: readonly string[], after: readonly string[]): Piece[] | null {
  const [rows, columns] = [before.length, after.length]
  if (rows + columns > mostWords) return null
  const limit = Math.min(rows + columns, mostChanges)
  const offset = limit + 1
  /** How far each diagonal was followed with so many changes. */
  const reached: Int32Array[] = []
  const furthest = new Int32Array(2 * limit + 3)
  for (let changes = 0; changes <= limit; changes++) {
    reached.push(furthest.slice())
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = stepFrom(furthest, offset, diagonal, changes)
      while (x < rows && x - diagonal < columns && before[x] === after[x - diagonal]) x++
      furthest[offset + diagonal] = x
      if (x >= rows && x - diagonal >= columns) return walkedBack(before, after, reached, offset)
    }
  }
  return null
}

const at = (furthest: Int32Array, index: number): number => furthest[index] ?? 0

const goesDown = (furthest: Int32Array, offset: number, diagonal: number, changes: number): boolean =>
  diagonal === -changes ||
  (diagonal !== changes && at(furthest, offset + diagonal - 1) < at(furthest, offset + diagonal + 1))

/** An addition leads down to this diagonal, a removal across. */
const stepFrom = (furthest: Int32Array, offset: number, diagonal: number, changes: number): number =>
  goesDown(furthest, offset, diagonal, changes)
    ? at(furthest, offset + diagonal + 1)
    : at(furthest, offset + diagonal - 1) + 1

function walkedBack(
  before: readonly string[],
  after: readonly string[],
  reached: readonly Int32Array[],
  offset: number,
): Piece[] {
  const pieces: Piece[] = []
  let [x, y] = [before.length, after.length]
  for (let changes = reached.length - 1; changes >= 0; changes--) {
    const furthest = reached[changes] ?? new Int32Array()
    const diagonal = x - y
    const isAdded = goesDown(furthest, offset, diagonal, changes)
    const from = isAdded ? diagonal + 1 : diagonal - 1
    const [fromX, fromY] =
      changes === 0 ? [0, 0] : [at(furthest, offset + from), at(furthest, offset + from) - from]
    while (x > fromX && y > fromY) {
      x--
      y--
      pieces.push({ kind: 'same', text: before[x] ?? '' })
    }
    if (changes === 0) break
    if (isAdded) pieces.push({ kind: 'added', text: after[--y] ?? '' })
    else pieces.push({ kind: 'removed', text: before[--x] ?? '' })
  }
  return pieces.toReversed()
}

/** Neighbours of a kind as one piece; between two changes nobody reads a space or a comma as something that stayed. */
function tidied(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  let change = { removed: '', added: '' }
  /** What stayed since the last change, and may turn out to be no word. */
  let between = ''
  const close = () => {
    found.push(...replaced(change.removed, change.added))
    change = { removed: '', added: '' }
    if (between !== '') found.push({ kind: 'same', text: between })
    between = ''
  }
  for (const { kind, text } of pieces) {
    if (text === '') continue
    if (kind === 'same') {
      between += text
      continue
    }
    const isInChange = change.removed !== '' || change.added !== ''
    if (isInChange && !/[\p{L}\p{N}]/u.test(between)) {
      change = { removed: change.removed + between, added: change.added + between }
      between = ''
    } else close()
    change = { ...change, [kind]: change[kind] + text }
  }
  close()
  return found
}
