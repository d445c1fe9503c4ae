/** More than anybody writes, and far less than what keeps a browser busy. */
const most = { depth: 12, cells: 5000, marksInBlock: 1000, marksInRow: 300, blanksInRow: 1000 }

const marker = />|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$)/y
const divider = /^\s*(-(\s*-)*|\*(\s*\*)*|_(\s*_)*)\s*$/

/** How many quotations and lists a line begins at once. */
function depthOf(line: string): number {
  if (divider.test(line)) return 0
  let depth = 0
  let at = 0
  for (;;) {
    while (line[at] === ' ' || line[at] === '\t') at += 1
    marker.lastIndex = at
    const [found] = marker.exec(line) ?? []
    if (found === undefined) return depth
    depth += 1
    at += found.length
  }
}

const blank = /^[\s>]*$/
/** Between the head of a table and its rows. */
const isDelimiter = (line: string): boolean =>
  /^[\s>|:+*\d.)-]+$/.test(line) && line.includes('|') && line.includes('-')
const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

/** Lines that belong together. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines)
    if (blank.test(line)) blocks.push([])
    else blocks.at(-1)?.push(line)
  return blocks
}

/** Rows are filled up to as many cells as the head has. */
const cellsOf = (block: readonly string[]): number => {
  const columns = block.filter(isDelimiter).map((line) => countOf(line, /\|/g) + 1)
  return columns.reduce((widest, one) => Math.max(widest, one), 0) * block.length
}

const longRow = new RegExp(`[*_~]{${most.marksInRow + 1}}|[ \\t]{${most.blanksInRow + 1}}`)

/**
 * Whether reading a text as markdown could take a browser's breath away: nested without end, tables that are mostly
 * empty, or marks upon marks. Nobody means anything by such, and it is shown as it was typed.
 */
export function isTangled(markdown: string): boolean {
  const lines = markdown.split(/\r\n|\r|\n/)
  if (longRow.test(markdown) || lines.some((line) => depthOf(line) > most.depth)) return true
  const blocks = blocksOf(lines)
  const cells = blocks.reduce((sum, block) => sum + cellsOf(block), 0)
  return (
    cells > most.cells || blocks.some((block) => countOf(block.join('\n'), /[*_~]+/g) > most.marksInBlock)
  )
}
