import { withoutEnd } from '@allmende/domain/signs.ts'
import { type Evaluate, isTrue, type Item, stringOf } from './items.ts'
import type { Language } from './language.ts'
import { NotPlain, type Reader } from './tokens.ts'

type Given = (readonly Item[])[]

const collapsed = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '')

/** The blanks at one end; other patterns are left to the full engine, which means them as XPath does. */
const ends: Readonly<Record<string, (text: string) => string>> = {
  '^\\s+': (text) => text.replace(/^[ \t\r\n]+/, ''),
  '\\s+$': (text) => withoutEnd(text, ' \t\r\n'),
}

function replaced(text: string, pattern: string, by: string): string {
  const end = Object.hasOwn(ends, pattern) ? ends[pattern] : undefined
  if (!end || by !== '') throw new NotPlain(`replaces ${pattern}`)
  return end(text)
}

/** How many arguments each takes, and what it makes of them. */
const functions: Record<string, [least: number, most: number, make: (...given: Given) => Item]> = {
  count: [1, 1, (items = []) => items.length],
  not: [1, 1, (items = []) => !isTrue(items)],
  boolean: [1, 1, (items = []) => isTrue(items)],
  true: [0, 0, () => true],
  false: [0, 0, () => false],
  'normalize-space': [0, 1, (items = []) => collapsed(stringOf(items))],
  'string-length': [1, 1, (items = []) => [...stringOf(items)].length],
  replace: [
    3,
    3,
    (text = [], pattern = [], by = []) => replaced(stringOf(text), stringOf(pattern), stringOf(by)),
  ],
  'starts-with': [2, 2, (text = [], start = []) => stringOf(text).startsWith(stringOf(start))],
}

/** A call of one of the functions that are simple enough. */
export function functionCall(reader: Reader, language: Language): Evaluate {
  const name = reader.take().text
  reader.expect('(')
  const given: Evaluate[] = []
  while (!reader.skip(')')) {
    if (given.length > 0) reader.expect(',')
    given.push(language.readSingle(reader, language))
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!known) throw new NotPlain(`calls ${name}`)
  const [least, most, make] = known
  if (given.length < least || given.length > most) throw new NotPlain(`calls ${name} otherwise`)
  if (given.length < most) return ({ node }) => [make([node])]
  return (scope) => [make(...given.map((argument) => argument(scope)))]
}
