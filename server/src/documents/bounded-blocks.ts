/** A piece of a text; a level above 0 is a heading's. */
export type Block = { level: number; text: string }

/** Of one text so many lines stand below each other; who writes more writes no letter any more. */
export const mostLines = 200

/** No more is drawn in one go, so that everyone else's calls get in between. */
const [linesAtOnce, lettersAtOnce] = [30, 2000]

/** Stands for a line's end where lines stand behind each other. */
export const lineMark = ' ¶ '

/**
 * The blocks of a text in pieces that are drawn quickly. Nothing is left out: the lines beyond the bound stand behind
 * each other in `rest`, `count` of them.
 */
export function boundedBlocks(blocks: readonly Block[]): { drawn: Block[]; rest: string[]; count: number } {
  const drawn: Block[] = []
  const beyond: string[] = []
  let left = mostLines
  for (const { level, text } of blocks) {
    const lines = text.split('\n')
    const kept = lines.slice(0, left)
    left -= kept.length
    if (kept.length > 0) drawn.push(...inPieces(kept, '\n').map((piece) => ({ level, text: piece })))
    for (const line of lines.slice(kept.length)) beyond.push(line)
  }
  return { drawn, rest: inPieces(beyond, lineMark), count: beyond.length }
}

/** Lines put together as long as that is quickly drawn; a single longer one is cut at a blank. */
function inPieces(lines: readonly string[], between: string): string[] {
  const pieces: string[] = []
  let [piece, count] = ['', 0]
  const close = () => {
    if (count > 0) pieces.push(piece)
    ;[piece, count] = ['', 0]
  }
  for (const part of lines.flatMap(shortParts)) {
    const isFull = piece.length + part.length > lettersAtOnce || (between === '\n' && count >= linesAtOnce)
    if (isFull) close()
    piece = count === 0 ? part : piece + between + part
    count += 1
  }
  close()
  return pieces
}

function shortParts(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > lettersAtOnce) {
    const blank = rest.lastIndexOf(' ', lettersAtOnce)
    const end = blank > lettersAtOnce / 2 ? blank + 1 : lettersAtOnce
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}

/** About how many lines of paper a text takes, rather more than less. */
export function paperLinesOf(text: string): number {
  const lines = text.split('\n').length
  const beyond = Math.max(lines - mostLines, 0)
  return (lines - beyond) * 1.6 + (text.length + beyond * lineMark.length) / 60
}
