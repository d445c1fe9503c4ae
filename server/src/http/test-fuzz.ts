/** What a stranger might send: steps on one raw connection. */
export type FuzzStep = { send: Buffer } | { wait: number } | { leave: 'end' | 'reset' }
export type FuzzInput = { name: string; steps: readonly FuzzStep[] }

export type Random = {
  /** A whole number below `limit`. */
  below: (limit: number) => number
  oneOf: <Value>(values: readonly Value[]) => Value
  chance: (share: number) => boolean
}

/** Mulberry32: the same seed gives the same inputs, on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneOf: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
  }
}

export const repeated = <Value>(random: Random, most: number, make: () => Value): Value[] =>
  Array.from({ length: random.below(most + 1) }, make)

/** Some bytes changed, dropped, doubled or thrown in. */
export function mutated(random: Random, bytes: Buffer): Buffer {
  let result = bytes
  for (let count = 1 + random.below(4); count > 0; count--) {
    const at = random.below(result.length + 1)
    const [head, tail] = [result.subarray(0, at), result.subarray(at)]
    const noise = Buffer.from(repeated(random, 8, () => random.below(256)))
    result = random.oneOf([
      () => Buffer.concat([head, noise, tail]),
      () => Buffer.concat([head, tail.subarray(random.below(16))]),
      () => Buffer.concat([head, head.subarray(-random.below(64)), tail]),
      () => Buffer.concat([head, Buffer.from([(tail[0] ?? 0) ^ (1 << random.below(8))]), tail.subarray(1)]),
    ])()
  }
  return result
}

/** The same bytes in several writes, perhaps with pauses, perhaps cut short; then the peer goes, one way or another. */
export function delivered(random: Random, bytes: Buffer): FuzzStep[] {
  const steps: FuzzStep[] = []
  const end = random.chance(0.15) ? random.below(bytes.length + 1) : bytes.length
  for (let at = 0; at < end; ) {
    const size = random.chance(0.7) ? end - at : 1 + random.below(end - at)
    steps.push({ send: bytes.subarray(at, at + size) })
    at += size
    if (random.chance(0.1)) steps.push({ wait: random.below(20) })
  }
  if (random.chance(0.5)) steps.push({ wait: random.below(30) })
  return [...steps, { leave: random.chance(0.3) ? 'reset' : 'end' }]
}
