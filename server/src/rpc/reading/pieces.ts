/** Entries of one list or object within a larger value, which is reached by these keys. */
export type Piece = {
  within: readonly string[]
  entries: readonly (readonly [key: string, value: unknown])[]
}

/** What one piece weighs at most: so many values, each text as much as so many of them as it is long. */
const heaviest = 1000
const signsOfWeight = 64

type Container = Record<string, unknown> | unknown[]

/** Dates and the like are copied as they are. */
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/**
 * Cuts a value into pieces that go from thread to thread one by one. As a whole it would be read in one go by the
 * thread that gets it, which is as long as it takes to parse it. A single long text stays whole: it is only copied.
 */
export function* cut(whole: Container): Generator<Piece> {
  yield* piecesOf(whole, [], weigher())
}

function* piecesOf(
  container: Container,
  within: readonly string[],
  weightOf: (value: unknown) => number,
): Generator<Piece> {
  let entries: [string, unknown][] = []
  let weight = 0
  for (const [key, value] of Object.entries(container)) {
    const own = weightOf(value)
    const isCut = own > heaviest && isContainer(value)
    if (isCut || weight + own > heaviest) {
      if (entries.length > 0) yield { within, entries }
      entries = []
      weight = 0
    }
    if (isCut) {
      yield { within, entries: [[key, Array.isArray(value) ? [] : {}]] }
      yield* piecesOf(value, [...within, key], weightOf)
    } else {
      entries.push([key, value])
      weight += own
    }
  }
  if (entries.length > 0) yield { within, entries }
}

/** Weighs every value once, however often it is asked. */
function weigher(): (value: unknown) => number {
  const known = new Map<Container, number>()
  return function weightOf(value) {
    if (typeof value === 'string') return 1 + value.length / signsOfWeight
    if (!isContainer(value)) return 1
    const before = known.get(value)
    if (before !== undefined) return before
    let weight = 1
    for (const [key, inner] of Object.entries(value)) weight += key.length / signsOfWeight + weightOf(inner)
    known.set(value, weight)
    return weight
  }
}

/** Puts a piece where it belongs in what has come before it. */
export function put(whole: Container, { within, entries }: Piece): void {
  const container = within.reduce<Container>((outer, key) => Reflect.get(outer, key) as Container, whole)
  for (const [key, value] of entries) {
    // As an own entry, whatever it is called.
    if (key === '__proto__')
      Object.defineProperty(container, key, { value, enumerable: true, writable: true, configurable: true })
    else Reflect.set(container, key, value)
  }
}
