import DOMPurify from 'dompurify'
import { parsedMarkdown } from './parsed-markdown.ts'

const allowedLink = /^(https?:|mailto:)/i

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return
  const href = (element.getAttribute('href') ?? '').trim()
  if (!allowedLink.test(href)) {
    element.removeAttribute('href')
    return
  }
  element.setAttribute('rel', 'noopener noreferrer')
  if (!/^mailto:/i.test(href)) element.setAttribute('target', '_blank')
})

const tags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s strong table tbody td th thead tr u ul'

/** HTML that can do no harm: no scripts, styles or pictures, links only to http, https and mailto. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: ['href', 'title', 'start', 'align'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

/** Markdown as HTML that can do no harm; null where it is better read as it was typed. */
export function safeHtml(markdown: string): string | null {
  const html = parsedMarkdown(markdown)
  if (html === null) return null
  try {
    return cleanHtml(html)
  } catch {
    return null
  }
}
