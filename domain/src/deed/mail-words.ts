import { withoutLines } from './empty-lines.ts'

/** The words of one mail: a line and HTML, both with `{{placeholders}}`. */
export type MailWords = { subject: string; text: string }

const anyPlaceholder = /\{\{([^{}]*)\}\}/g

/** The names that stand in double braces, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(anyPlaceholder)].map(([, name = '']) => name.trim()))]
}

type Values = Readonly<Record<string, string>>

/** A subject is one line; what has no value is left out. */
export function fillLine(line: string, values: Values): string {
  return line
    .replace(anyPlaceholder, (_whole, name: string) => values[name.trim()] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * HTML with its values as the text they are; `link` is a path and becomes a link below `address`. A line that names
 * only what has no value this time is left out.
 */
export function fillHtml(html: string, values: Values, address: string): string {
  const isEmpty = (line: string) => {
    const names = placeholdersIn(line)
    return names.length > 0 && names.every((name) => name !== 'link' && (values[name] ?? '').trim() === '')
  }
  return withoutLines(html, isEmpty)
    .replace(
      /(href=")\s*\{\{\s*link\s*\}\}\s*"/g,
      (_whole, href: string) => `${href}${linkTo(values, address)}"`,
    )
    .replace(anyPlaceholder, (_whole, name: string) =>
      name.trim() === 'link' ? asLink(linkTo(values, address)) : asHtml(values[name.trim()] ?? ''),
    )
}

const linkTo = (values: Values, address: string) => escapeHtml(`${address}${values['link'] ?? '/'}`)
const asLink = (url: string) => `<a href="${url}">${url}</a>`
const asHtml = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
