import sanitizeHtml from 'sanitize-html'

/** What a mail's text may be made of; everything else is left out, its words stay. */
export function cleanMailHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', del: 's', strike: 's' },
  })
  // As the editor writes them, so that what was not touched stays the same.
  return clean
    .replaceAll('<br />', '<br>')
    .replace(/>(\s+)</g, (whole, blanks: string) => (blanks.includes('\n') ? '><' : whole))
    .trim()
}
