const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** `26` is 2026, `98` is 1998: a tender's dates lie rather ahead than behind. */
const fullYear = (text: string) =>
  text.length === 2 ? (Number(text) < 80 ? 2000 : 1900) + Number(text) : Number(text)

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1900 && year <= 2199 ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** Reads what people type: `31.12.2026`, `31.12.26`, `1.3.2027`, `31/12/2026`, `31122026`, `2026-12-31`. Null when it is no day. */
export function readDate(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const german =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  return german ? isoDate(fullYear(german[3] ?? ''), Number(german[2]), Number(german[1])) : null
}

/** Whether it has the form of a date, be there such a day or not. */
export const isWrittenAsDate = (typed: string): boolean =>
  /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(typed.replaceAll(/\s/g, ''))

/** `31.12.2026`; what is no ISO date is shown as it is, so that it can be mended. */
export function writeDate(value: string | null): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '')
  return iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : (value ?? '')
}

/** Reads `10:00`, `9:5`, `9.30`, `10`, `0930`, `10:00 Uhr`. Null when it is no time of day. */
export function readTime(typed: string): string | null {
  const text = typed.replace(/uhr\s*$/i, '').replaceAll(/\s/g, '')
  const parts = /^(\d{1,2})(?:[:.,h](\d{1,2}))?$/i.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  if (!parts) return null
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hours < 24 && minutes < 60 ? `${pad(hours)}:${pad(minutes)}` : null
}
