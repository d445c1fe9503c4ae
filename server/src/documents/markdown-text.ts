import { headingIn } from '@allmende/domain/record/record-outline.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { type Block, boundedBlocks } from './bounded-blocks.ts'
import type { Pace } from './pace.ts'
import type { Paper } from './paper.ts'
import { texts } from './paper.texts.ts'
import { ink } from './sheet.ts'

const item = /^(\s*)([-*+]|\d{1,9}[.)])\s(.*)$/s

const divider = /^ {0,3}(-( *-){2,}|\*( *\*){2,}|_( *_){2,})\s*$/

/** What a line takes to be drawn however short it is, in letters. */
const lettersOfLine = 40

/** Markdown as flowing text: headings and lists keep their form, marks within a line are left out. */
export async function writeMarkdown(
  paper: Paper,
  markdown: string,
  { depth, pace, language }: { depth: number; pace: Pace; language: Language },
): Promise<void> {
  const { drawn, rest, count } = boundedBlocks(blocksOf(markdown))
  for (const { level, text } of drawn) {
    if (!(await isWanted(paper, text, pace))) return
    if (level === 0) paper.paragraph(text)
    else paper.part(text, Math.min(depth + (level > 2 ? 1 : 0), 4))
  }
  if (count > 0) paper.paragraph(say(texts.linesJoined, language, { count }), ink.secondary)
  for (const text of rest) {
    if (!(await isWanted(paper, text, pace))) return
    paper.paragraph(text)
  }
}

/** Waits for its turn; false once nobody waits for the document any more. */
async function isWanted(paper: Paper, text: string, pace: Pace): Promise<boolean> {
  await pace(text.length + text.split('\n').length * lettersOfLine)
  return !paper.doc.destroyed
}

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const close = () => {
    if (lines.length > 0) blocks.push({ level: 0, text: lines.join('\n') })
    lines = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    const found = headingIn(line)
    if (found !== null) {
      close()
      const text = plain(found.heading)
      if (text !== '') blocks.push({ level: found.level, text })
    } else if (line.trim() === '' || divider.test(line)) close()
    else lines.push(plainLine(line))
  }
  close()
  return blocks
}

function plainLine(line: string): string {
  const [, before = '', mark = '', text = ''] = item.exec(line) ?? []
  if (mark === '') return plain(line.replace(/^ {0,3}> ?/, ''))
  const sign = /\d/.test(mark) ? mark : '•'
  return `${' '.repeat(Math.min(before.length, 12))}${sign} ${plain(text)}`
}

/** What stands between backticks is meant as it is. */
const plain = (text: string): string =>
  text
    .split(/(`[^`\n]{1,500}`)/)
    .map((part, at) => (at % 2 === 1 ? part.slice(1, -1) : unmarked(part)))
    .join('')
    .replace(/<br\s*\/?>\s*$/i, '')
    .trim()

/**
 * Links keep their address beside their words; what was escaped stands as it was meant. Underscores within a word are
 * part of it, and HTML is the text it is.
 */
const unmarked = (text: string): string =>
  text
    .replace(/!?\[([^[\]\n]*)\]\(<?([^()\s<>]*)>?(?:\s+"[^"\n]*")?\)/g, (_all, words, address) =>
      words === address || words === '' ? address : `${words} (${address})`,
    )
    .replace(/(?<!\\)(\*\*|~~)(?=\S)([^\n]{0,500}?[^\s\\])\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_\\])__(?=[^\s_])([^\n]{0,500}?[^\s_\\])__(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<![\w*\\])\*(?=\S)([^*\n]{0,500}?[^\s\\])\*(?![\w*])/g, '$1')
    .replace(/(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]{0,500}?[^\s\\])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|<&"])/g, '$1')
