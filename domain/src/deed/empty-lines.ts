/** What begins or ends a line; every other tag stands within one. */
const blockTag = /^<\/?(?:p|li|ul|ol|h2|h3|blockquote)[\s>]/
const lineBreak = /^<br\s*\/?>$/
const anyTag = /(<[^<>]*>)/

/** Where a line was; a sign that no stored text can hold. */
const gone = '\u0000'

/**
 * HTML without the lines that `isEmpty` names, each between two breaks or the ends of its block. A block or list of
 * which nothing is left goes too, and where one stood between two empty lines one of those is enough.
 */
export function withoutLines(html: string, isEmpty: (line: string) => boolean): string {
  const pieces: string[] = []
  let line: string[] = []
  const endLine = () => {
    pieces.push(isEmpty(line.join('')) ? gapOf(line) : line.join(''))
    line = []
  }
  for (const piece of html.replaceAll(gone, '').split(anyTag)) {
    if (blockTag.test(piece) || lineBreak.test(piece)) {
      endLine()
      pieces.push(lineBreak.test(piece) ? '<br>' : piece)
    } else line.push(piece)
  }
  endLine()
  return closed(pieces.join(''))
}

/** Of a line that goes, the tags that reach into another one are left, the gap on the side of its break. */
function gapOf(line: readonly string[]): string {
  const open: string[] = []
  for (const tag of line.filter((piece) => anyTag.test(piece))) {
    const begun = open.at(-1)
    if (tag.startsWith('</') && begun !== undefined && !begun.startsWith('</')) open.pop()
    else open.push(tag)
  }
  return open.at(-1)?.startsWith('</') ? `${gone}${open.join('')}` : `${open.join('')}${gone}`
}

const emptyBlock = '<p>(?:<br>)?</p>'

/** Nobody means anything by blocks within more blocks than this; each level would be one more way through the text. */
const mostLevels = 40

/** Closes the gaps, from the inside out. */
function closed(html: string): string {
  let [before, after] = ['', html]
  for (let level = 0; level < mostLevels && before !== after; level++) {
    before = after
    after = before
      .replaceAll(`<br><br>${gone}<br><br>`, '<br><br>')
      .replaceAll(`${gone}<br>`, '')
      .replaceAll(`<br>${gone}`, '')
      .replace(new RegExp(`<(p|li|ul|ol|h2|h3|blockquote)>${gone}+</\\1>`, 'g'), gone)
      .replace(new RegExp(`(${emptyBlock})${gone}+${emptyBlock}`, 'g'), '$1')
  }
  return after.replaceAll(gone, '')
}
