import type { Content } from '@tiptap/core'
import { parsedMarkdown } from './parsed-markdown.ts'
import type { Format } from './RichEditor.tsx'

/** With what an editor begins; markdown that is better read as it was typed is edited so, too. */
export function editorContent(
  value: string,
  format: Format,
): { content: Content; contentType: Format | 'json' } {
  if (format === 'html' || parsedMarkdown(value) !== null) return { content: value, contentType: format }
  const paragraphs = value.split(/\r\n|\r|\n/).map((text) => ({
    type: 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  }))
  return { content: { type: 'doc', content: paragraphs }, contentType: 'json' }
}
