import { berlinMoment, noticeTime, startOfDay } from '@allmende/domain/times.ts'

/** So many days from the day on which the demo is loaded, when German clocks show this. */
export type Moment = readonly [day: number, hour: number, minute?: number]

export type Calendar = (moment: Moment) => Date

/** By days and not by hours from now, so that whoever loads the demo at midnight finds the same one as at noon. */
export const calendarAround =
  (now: Date): Calendar =>
  ([days, hour, minute = 0]) => {
    const [year = 0, month = 0, day = 0] = noticeTime(startOfDay(now, days))
      .date.slice(0, 10)
      .split('-')
      .map(Number)
    return berlinMoment({ year, month, day, hour, minute, second: 0, ms: 0 })
  }
