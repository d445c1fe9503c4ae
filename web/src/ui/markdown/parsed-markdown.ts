import { Marked } from 'marked'
import { isTangled } from './tangled.ts'

/** Written tags are shown as the text they are: what is read on screen, in a PDF and in a mail is the same. */
const parser = new Marked({
  async: false,
  gfm: true,
  breaks: true,
  tokenizer: { html: () => undefined, tag: () => undefined },
})

/** Markdown as HTML that still has to be cleaned; null where it is better read as it was typed. */
export function parsedMarkdown(markdown: string): string | null {
  if (isTangled(markdown)) return null
  try {
    return parser.parse(markdown, { async: false })
  } catch {
    return null
  }
}
