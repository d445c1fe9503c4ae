import type { Language } from './texts.ts'

const timeZone = 'Europe/Berlin'
const locales = { de: 'de-DE', en: 'en-GB' } as const
const formats = (options: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat(locales.de, { ...options, timeZone }),
  en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone }),
})

const shortDay = formats({ day: '2-digit', month: '2-digit', year: 'numeric' }).de
const days = formats({ day: 'numeric', month: 'long', year: 'numeric' })
const months = formats({ month: 'long', year: 'numeric' })
const minutes = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).de
const seconds = formats({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).de

const oclock = (time: string, language: Language) => (language === 'de' ? `${time} Uhr` : time)

/** `31.12.2026` */
export const sayDay = (time: Date): string => shortDay.format(time)

/** `31. Dezember 2026` */
export const sayLongDay = (time: Date, language: Language = 'de'): string => days[language].format(time)

/** `Dezember 2026` */
export const sayMonth = (time: Date, language: Language = 'de'): string => months[language].format(time)

/** `31. Dezember 2026, 12:00 Uhr` */
export const sayMoment = (time: Date, language: Language = 'de'): string =>
  `${days[language].format(time)}, ${oclock(minutes.format(time), language)}`

/** `31. Dezember 2026, 12:00:05 Uhr`: where the order of things counts. */
export const sayExactMoment = (time: Date, language: Language = 'de'): string =>
  `${days[language].format(time)}, ${oclock(seconds.format(time), language)}`

/** `31.12.2026, 12:00:05`: the same in a table. */
export const sayShortMoment = (time: Date): string => `${shortDay.format(time)}, ${seconds.format(time)}`
