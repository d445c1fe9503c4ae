import { headingIn } from '@allmende/domain/record/record-outline.ts'
import type { Pace } from './pace.ts'
import type { Paper } from './paper.ts'

const item = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/

/** Markdown as flowing text: headings and lists keep their form, marks within a line are left out. */
export async function writeMarkdown(
  paper: Paper,
  markdown: string,
  { depth, pace }: { depth: number; pace: Pace },
): Promise<void> {
  for (const block of blocksOf(markdown)) {
    await pace(block.text.length)
    if (paper.doc.destroyed) return
    if (block.level === 0) paper.paragraph(block.text)
    else paper.part(block.text, Math.min(depth + (block.level > 2 ? 1 : 0), 4))
  }
}

/** A level above 0 is a heading's. */
type Block = { level: number; text: string }

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
    } else if (line.trim() === '' || /^ {0,3}([-*_])( *\1){2,}\s*$/.test(line)) close()
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

/** Links keep their address beside their words; what was escaped stands as it was meant. */
const plain = (text: string): string =>
  text
    .replace(
      /!?\[([^[\]\n]{0,500})\]\(<?([^()\s<>]{0,500})>?(?:\s+"[^"\n]{0,500}")?\)/g,
      (_all, words, address) => (words === address || words === '' ? address : `${words} (${address})`),
    )
    .replace(/(\*\*|__|~~)(?=\S)([^\n]{0,500}?\S)\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=\S)([^*\n]{0,500}?[^\s\\])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_\\])_(?=\S)([^_\n]{0,500}?[^\s\\])_(?![\w_])/g, '$1')
    .replace(/`([^`\n]{1,500})`/g, '$1')
    .replace(/<br\s*\/?>/gi, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|<&"])/g, '$1')
    .trim()
