import type { ChangeLine } from '../procedure/announced-change.ts'
import type { Language } from '../texts.ts'

/** The lines of a change with what the same ones say in English. */
export function bilingualLines(lines: readonly ChangeLine[], english: readonly ChangeLine[]): ChangeLine[] {
  if (lines.length !== english.length) return [...lines]
  return lines.map((line, at) => {
    const same = english[at]
    if (!same || same.lotId !== line.lotId) return line
    const { label, oldValue, newValue } = same
    return {
      ...line,
      english: {
        label,
        ...(oldValue !== null && oldValue !== line.oldValue && { oldValue }),
        ...(newValue !== null && newValue !== line.newValue && { newValue }),
      },
    }
  })
}

/** A line as its reader understands it; one that was announced before lines had English is told in German. */
export function lineIn(line: ChangeLine, language: Language): ChangeLine {
  const { english, ...german } = line
  if (language === 'de' || !english) return german
  const { label, oldValue = line.oldValue, newValue = line.newValue } = english
  return { ...german, label, oldValue, newValue }
}
