type Part = { property: string; text: string }

const words: readonly [name: RegExp, word: string][] = [
  [/^gemarkung/, 'Gemarkung'],
  [/^(flurst|flst|zaehler|zähler)/, 'Flurstück'],
  [/^flur/, 'Flur'],
]
const isBelowLine = (property: string) => /nen(ner)?$/.test(property.toLowerCase())

/** `Gemarkung Auwiesen, Flur 3, Flurstück 12/4` from what a register keeps apart. */
export const joinedPlat = (parts: readonly Part[]): string =>
  parts.reduce((plat, { property, text }) => {
    if (plat !== '' && isBelowLine(property)) return `${plat}/${text}`
    return plat === '' ? worded(property, text) : `${plat}, ${worded(property, text)}`
  }, '')

function worded(property: string, text: string): string {
  const word = words.find(([name]) => name.test(property.toLowerCase()))?.[1]
  return word === undefined || text.startsWith(word) ? text : `${word} ${text}`
}
