/** Lower case without accents: `muller` finds `Müller`. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('de')

/** What contains the words searched for; what begins with them comes first. */
export function matchingFirst<T extends { label: string }>(options: readonly T[], search: string): T[] {
  const wanted = plain(search.trim())
  if (wanted === '') return [...options]
  const found = options.filter(({ label }) => plain(label).includes(wanted))
  const begins = ({ label }: T) => plain(label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
