const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text that machine-written XML stands for. */
export const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })

/** The attributes of one start tag. */
export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, plain(value)]),
  )

/** The entries of a file of translations. */
export const entriesOf = (xml: string): Map<string, string> =>
  new Map(
    [...xml.matchAll(/<entry key="([^"]+)">([^<]*)</g)].map(([, key = '', text = '']) => [
      plain(key),
      plain(text),
    ]),
  )

/** The rows of a code list, each with the columns that are asked for. */
export function rowsOf(genericode: string, columns: readonly string[]): Record<string, string>[] {
  const cell = new RegExp(`ColumnRef="(${columns.join('|')})">\\s*<SimpleValue>([^<]*)<`, 'g')
  return genericode
    .split('<Row>')
    .slice(1)
    .map((row) =>
      Object.fromEntries([...row.matchAll(cell)].map(([, name, value = '']) => [name, plain(value)])),
    )
}

/** The text of the first element of that name. */
export const firstText = (xml: string, element: string): string =>
  plain(new RegExp(`<${element}>([^<]*)<`).exec(xml)?.[1] ?? '')
