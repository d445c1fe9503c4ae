/** One way of doing the work; `run` gives milliseconds for one round. */
export type Variant = { name: string; run: () => Promise<number> }

export type Comparison = {
  title: string
  /** The variant all others are measured against; the first one. */
  variants: readonly [Variant, ...Variant[]]
  rounds: number
  /** What one round is worth, such as calls made, to show a rate instead of a time. */
  workPerRound?: { amount: number; unit: string }
}

/**
 * Runs the variants in turn, round by round, so that a busy moment of the machine hits all of them, and prints the
 * median of each with its ratio to the baseline.
 */
export async function compare({
  title,
  variants,
  rounds,
  workPerRound,
}: Comparison): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(variants.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? variants : variants.toReversed()
    for (const { name, run } of turn) times.get(name)?.push(await run())
  }

  const medians = new Map([...times].map(([name, values]) => [name, median(values)]))
  const baseline = medians.get(variants[0].name) ?? Number.NaN
  const rows = [...medians].map(([name, value]) =>
    workPerRound
      ? [name, `${rate(value, workPerRound.amount)} ${workPerRound.unit}/s`, percent(baseline / value)]
      : [name, `${value.toFixed(1)} ms`, `× ${(value / baseline).toFixed(2)}`],
  )
  const spread = `median of ${rounds} rounds, baseline: ${variants[0].name}`
  console.log(`${title} (${spread})`)
  printTable(rows)
  return medians
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** First column left, the others right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('   ')}`)
  }
}

const rate = (milliseconds: number, amount: number) =>
  Math.round((amount / milliseconds) * 1000).toLocaleString('en')
const percent = (share: number) => `${(share * 100).toFixed(0)} %`
