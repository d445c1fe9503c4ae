/** A wall-clock reading in Germany: `2026-12-31` and `10:00`. */
export type WallClock = { date: string; time: string }

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const hour = 3_600_000

export function toBerlin(instant: Date | string): WallClock {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}

export type BerlinReading =
  | { kind: 'once'; instant: string }
  /** In the hour that the clocks go back through, the first passage counts. */
  | { kind: 'twice'; instant: string }
  /** In the hour that the clocks leap over. */
  | { kind: 'never' }

/** The instant at which clocks in Germany show this. */
export function fromBerlin({ date, time }: WallClock): BerlinReading {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // Germany is one hour ahead of UTC in winter, two in summer: two candidates, summer time is the earlier.
  const matches = [asUtc - 2 * hour, asUtc - hour].filter((candidate) => {
    const shown = toBerlin(new Date(candidate))
    return shown.date === date && shown.time === time
  })
  const [first] = matches
  if (first === undefined) return { kind: 'never' }
  return { kind: matches.length > 1 ? 'twice' : 'once', instant: new Date(first).toISOString() }
}
