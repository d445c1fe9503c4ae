import type { Doc } from './paper.ts'

const mark = ' …'

/** In signs: no line holds more, and the rest of a long text is not even measured. */
const mostOfLine = 500

/** As much of a text as one line of this width holds in the current font; what is left out is marked. */
export function shortened(doc: Doc, text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= mostOfLine && doc.widthOfString(line) <= width) return line
  const signs = [...line].slice(0, mostOfLine)
  let [fits, tooMany] = [0, signs.length]
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (doc.widthOfString(beginning(signs, count)) <= width) fits = count
    else tooMany = count
  }
  return beginning(signs, fits)
}

const beginning = (signs: readonly string[], count: number): string =>
  signs.slice(0, count).join('').trimEnd() + mark
