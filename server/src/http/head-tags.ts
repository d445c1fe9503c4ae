/** What a page says of itself to those who only look at its head: search engines, and whoever is sent its address. */
export type PageHead = {
  title: string
  description: string
  /** The full address of the page, and of a picture of what it is about. */
  address: string
  picture: { address: string; alt: string; width: number | null; height: number | null } | null
  /** The same in another form. */
  alternate: { address: string; type: string } | null
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const written = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? '')

/** The tags of a head, its title among them. */
export function headTags({ title, description, address, picture, alternate }: PageHead): string {
  const named = (name: string, content: string) => `<meta name="${name}" content="${written(content)}" />`
  const graph = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${written(String(content))}" />`
  return [
    `<title>${written(title)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${written(address)}" />`,
    ...(alternate
      ? [`<link rel="alternate" type="${written(alternate.type)}" href="${written(alternate.address)}" />`]
      : []),
    graph('type', 'website'),
    graph('site_name', 'Allmende'),
    graph('locale', 'de_DE'),
    graph('title', title),
    graph('description', description),
    graph('url', address),
    ...(picture
      ? [
          graph('image', picture.address),
          graph('image:alt', picture.alt),
          ...(picture.width ? [graph('image:width', picture.width)] : []),
          ...(picture.height ? [graph('image:height', picture.height)] : []),
        ]
      : []),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(picture ? [named('twitter:image', picture.address), named('twitter:image:alt', picture.alt)] : []),
  ].join('\n    ')
}

/** The page with these tags in the place of its own title and description. */
export function withHead(page: string, head: PageHead): string {
  return page
    .replace(/<meta name="description"[^<>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headTags(head))
}
