import { plain } from './matching.ts'

/** Words of a company's name that many companies have. */
const common = new Set(
  plain(
    'gmbh mbh ag kg kgaa ohg gbr ug se ev eg co cie und and der die das des von fur haftungsbeschrankt gesellschaft firma partner bau gruppe holding service services deutschland nord sud ost west',
  ).split(' '),
)

const letters = /[\p{L}\p{N}]+/gu
const wordsIn = (text: string): string[] => text.match(letters) ?? []

/** Names of people and companies, of which each word alone may tell who it was. */
const tellingWords = (name: string): string[] =>
  wordsIn(name).filter((word) => word.length >= 3 && !common.has(plain(word)))

/** Which words of a text tell of one of these names, as the names have them. */
export function tellingWordsIn(text: string, names: readonly string[]): string[] {
  const typed = new Set(wordsIn(text).map(plain))
  return [...new Set(names.flatMap(tellingWords))].filter((word) => typed.has(plain(word)))
}
