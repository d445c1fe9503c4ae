import { longestOfTender } from '../lengths.ts'

const prefix = 'Ergebnis: '

/** What the result of a tender is called in lists; the notice itself keeps the procedure's title. */
export const resultName = (title: string): string => `${prefix}${title}`.slice(0, longestOfTender.name)

/** The other way round. */
export const resultTitle = (name: string): string =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name
