/** How much was through at a moment, in bytes and milliseconds. */
export type Sample = { at: number; sent: number }

/** Shorter than a person waits, longer than a line stutters. */
const window = 8000
const least = 1000

/** The samples of the last seconds, with this one. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const first = samples.findIndex(({ at }) => at > sample.at - window)
  // The last one before them tells how much came through since.
  return [...samples.slice(Math.max(0, first === -1 ? samples.length - 1 : first - 1)), sample]
}

/** In bytes per second; undefined before it can be said with some right. */
export function speedOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < least) return undefined
  return ((last.sent - first.sent) / (last.at - first.at)) * 1000
}

/** Undefined where nothing moves. */
export const secondsFor = (bytes: number, speed: number | undefined): number | undefined =>
  speed !== undefined && speed > 0 ? bytes / speed : undefined
