import type { Bilingual } from '@allmende/domain/texts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const texts = {
  over: { de: 'abgelaufen', en: 'expired' },
  hours: { de: 'noch {hours} Std. {minutes} Min.', en: '{hours} h {minutes} min left' },
  minutes: { de: 'noch {minutes} Min.', en: '{minutes} min left' },
  lastMinute: { de: 'noch weniger als 1 Min.', en: 'less than 1 min left' },
  days: { de: 'noch {days} {days:Tag|Tage}', en: '{days} {days:day|days} left' },
} satisfies Record<string, Bilingual>

export type TimeLeft = {
  text: Bilingual
  values: Record<string, number>
  /** `soon`: within a day. */
  state: 'over' | 'soon' | 'ahead'
}

/** How long a deadline is off; null where the date alone says it better. It is over one millisecond after it. */
export function timeLeft(deadline: Date, now: Date): TimeLeft | null {
  const left = deadline.getTime() - now.getTime()
  if (left < 0) return { text: texts.over, values: {}, state: 'over' }
  const values = { hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / minute) }
  if (left < minute) return { text: texts.lastMinute, values, state: 'soon' }
  if (left < hour) return { text: texts.minutes, values, state: 'soon' }
  if (left < day) return { text: texts.hours, values, state: 'soon' }
  const days = Math.floor(left / day)
  return days <= 14 ? { text: texts.days, values: { days }, state: 'ahead' } : null
}
