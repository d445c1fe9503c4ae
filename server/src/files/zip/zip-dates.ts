import { sayShortMoment } from '@allmende/domain/times.ts'

/** A moment in both ways in which an archive tells it. */
export type ZipTime = { dos: number; unix: number }

export const zipTime = (moment: Date): ZipTime => ({ dos: dosTime(moment), unix: unixTime(moment) })

/** 1980 to 2107 by German clocks: MS-DOS knew no other years. */
const [first, last] = [Date.UTC(1979, 11, 31, 23), Date.UTC(2107, 11, 31, 22, 59, 58)]

/** What German clocks show at a moment, as MS-DOS kept it: in steps of two seconds, and without a time zone. */
function dosTime(moment: Date): number {
  const near = new Date(Math.min(Math.max(moment.getTime(), first), last))
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] =
    sayShortMoment(near).match(/\d+/g)?.map(Number) ?? []
  const date = ((year - 1980) << 9) | (month << 5) | day
  return date * 0x1_0000 + ((hour << 11) | (minute << 5) | (second >> 1))
}

/** Whole seconds since 1970, for the field that goes from 1901 to 2038. */
const unixTime = (moment: Date): number =>
  Math.min(Math.max(Math.floor(moment.getTime() / 1000), -0x8000_0000), 0x7fff_ffff)
