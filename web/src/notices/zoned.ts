import { fromBerlin, toBerlin } from '../ui/form/berlin-time.ts'

const dayForm = /^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})?$/
const timeForm = /^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** How far clocks in Germany are ahead at that moment: `+01:00` or `+02:00`. */
function offsetAt(date: string, time: string): string {
  const reading = fromBerlin({ date, time })
  if (reading.kind === 'never') return '+02:00'
  const hours = (Date.parse(`${date}T${time}:00Z`) - Date.parse(reading.instant)) / 3_600_000
  return `+0${hours}:00`
}

/** `2026-03-02` of `2026-03-02+01:00`; what is no date stays as it was typed. */
export const dayOf = (kept: string): string => dayForm.exec(kept)?.[1] ?? kept

/** The other way round. */
export const keptDay = (day: string): string => (dayForm.test(day) ? `${day}${offsetAt(day, '00:00')}` : day)

/** `10:15` of `10:15:00+01:00`. */
export const timeOf = (kept: string): string => timeForm.exec(kept)?.[1] ?? kept

/** A time has the offset of its day, today's where it has none. */
export function keptTime(time: string, keptDate: string | undefined): string {
  if (!timeForm.test(time)) return time
  const day = dayForm.exec(keptDate ?? '')?.[1] ?? toBerlin(new Date()).date
  return `${time}:00${offsetAt(day, time)}`
}

/** The field that holds the time of a date, or the date of a time: BT-131(t)-Lot and BT-131(d)-Lot. */
export function otherHalf(path: string): string | null {
  const at = Math.max(path.lastIndexOf('(d)'), path.lastIndexOf('(t)'))
  if (at < 0) return null
  return `${path.slice(0, at)}(${path[at + 1] === 'd' ? 't' : 'd'})${path.slice(at + 3)}`
}
