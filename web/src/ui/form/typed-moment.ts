import { fromBerlin, toBerlin } from './berlin-time.ts'
import { isWrittenAsDate, readDate, readTime, writeDate } from './typed-date.ts'

/** The two halves of a moment as a person typed them. */
export type TypedMoment = { date: string; time: string }

export type MomentFault = 'noDate' | 'noSuchDay' | 'noTime' | 'dateMissing' | 'timeMissing' | 'skipped'
export type ReadMoment = { instant: string; twice: boolean } | { instant: null; fault: MomentFault | null }

const instantForm = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/

const fault = (reason: MomentFault | null) => ({ instant: null, fault: reason })

export function readMoment({ date, time }: TypedMoment): ReadMoment {
  if (!date.trim() && !time.trim()) return fault(null)
  if (!date.trim()) return fault('dateMissing')
  const day = readDate(date)
  if (!day) return fault(isWrittenAsDate(date) ? 'noSuchDay' : 'noDate')
  if (!time.trim()) return fault('timeMissing')
  const hour = readTime(time)
  if (!hour) return fault('noTime')
  const reading = fromBerlin({ date: day, time: hour })
  return reading.kind === 'never'
    ? fault('skipped')
    : { instant: reading.instant, twice: reading.kind === 'twice' }
}

/** What a form keeps: the instant in UTC, null for nothing, otherwise the words as typed, which no schema takes. */
export function keepMoment(typed: TypedMoment): string | null {
  const read = readMoment(typed)
  return read.instant ?? (read.fault === null ? null : `${typed.date.trim()}, ${typed.time.trim()}`)
}

export function showMoment(kept: string | null): TypedMoment {
  if (kept === null) return { date: '', time: '' }
  if (instantForm.test(kept)) {
    const { date, time } = toBerlin(kept)
    return { date: writeDate(date), time }
  }
  const [date = '', time = ''] = kept.split(', ')
  return { date, time: time.trim() }
}
