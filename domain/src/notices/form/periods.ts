import type { Period } from './conditions.ts'

/** The standard compares lengths of time by what becomes of today's date. */
const units: Readonly<Record<string, string>> = { DAY: 'D', WEEK: 'W', MONTH: 'M', YEAR: 'Y' }

/** Whether so many of a unit are more than a period. */
export function isLonger(length: string | undefined, unit: string | undefined, period: Period): boolean {
  const letter = units[unit ?? '']
  const count = Number(length)
  return letter !== undefined && Number.isFinite(count) && endOf(count, letter) > endOfPeriod(period)
}

/** Whether it is longer than a period from one day to another. */
export function isLongSpan(from: string, until: string, period: Period): boolean {
  const [first, last] = [dayOf(from), dayOf(until)]
  return last - first > endOfPeriod(period) - endOf(0, 'D')
}

const dayOf = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`)

function endOfPeriod(period: Period): number {
  const [, count, letter = ''] = /^P(\d+)([YMWD])$/.exec(period) ?? []
  return endOf(Number(count), letter)
}

function endOf(count: number, letter: string): number {
  const today = new Date()
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  if (letter === 'Y') return Date.UTC(year + count, month, day)
  if (letter === 'M') return Date.UTC(year, month + count, day)
  return Date.UTC(year, month, day + count * (letter === 'W' ? 7 : 1))
}
