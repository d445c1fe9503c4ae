import { beginningOf } from '../changes.ts'
import type { ChangeLine } from '../procedure/announced-change.ts'

/** More would not be read in a mail, and the page has it all. */
const mostLines = 20
const longestValue = 300

const said = (value: string | null): string => beginningOf(value, longestValue) ?? '–'

/** What a change alters, as a mail tells it: one line for each fact. */
export function spokenLines(lines: readonly ChangeLine[]): string {
  const told = lines
    .slice(0, mostLines)
    .map(({ label, oldValue, newValue }) =>
      oldValue === null
        ? `${label}: ${said(newValue)}`
        : `${label}: ${said(newValue)} (bisher: ${said(oldValue)})`,
    )
  const left = lines.length - told.length
  return [...told, ...(left > 0 ? [`und ${left} weitere`] : [])].join('\n')
}
