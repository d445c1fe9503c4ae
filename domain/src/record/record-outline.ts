import type { Bilingual, Language } from '../texts.ts'
import { say } from '../texts.ts'

type Part = { heading: string; text: string }

/** The heading that a line of markdown is; null where it is none. */
export function headingIn(line: string): { level: number; heading: string } | null {
  const [, marks, rest] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? []
  if (marks === undefined || rest === undefined) return null
  return { level: marks.length, heading: rest.replace(/(?:^|\s)#+\s*$/, '').trim() }
}

/** What stands under each heading; what is nested below another one counts for that one too. */
function partsOf(markdown: string): Part[] {
  const parts: (Part & { level: number; isOpen: boolean })[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const found = headingIn(line)
    if (found === null) {
      for (const part of parts) if (part.isOpen) part.text += `${line}\n`
      continue
    }
    for (const part of parts) if (part.level >= found.level) part.isOpen = false
    parts.push({ ...found, text: '', isOpen: true })
  }
  return parts
}

/** As two people would call the same. */
const folded = (heading: string): string =>
  heading
    .replace(/[*_`\\:]/g, '')
    .replace(/^[\d.)\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a heading in the remarks is that of a point, in either language. */
export const isHeadingOf =
  ({ de, en }: Bilingual) =>
  (heading: string): boolean =>
    [folded(de), folded(en)].includes(folded(heading))

/** An empty line is written as `&nbsp;` by the editor, a break as a tag: neither says anything. */
const saysSomething = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/&(?:nbsp|#160|#xa0);|<[^<>]*>/gi, ' '))

/** Whether there is something to read under a heading, in either language; the heading alone says nothing. */
export function isWrittenOn(markdown: string): (title: Bilingual) => boolean {
  const written = new Set(
    partsOf(markdown)
      .filter(({ text }) => saysSomething(text))
      .map(({ heading }) => folded(heading)),
  )
  return ({ de, en }) => written.has(folded(de)) || written.has(folded(en))
}

/** The remarks with a heading for each of these that has none yet; nothing that was written is touched. */
export function withHeadings(markdown: string, titles: readonly Bilingual[], language: Language): string {
  const known = new Set(partsOf(markdown).map(({ heading }) => folded(heading)))
  const added = titles
    .filter(({ de, en }) => !known.has(folded(de)) && !known.has(folded(en)))
    .map((title) => `## ${say(title, language)}`)
  return [markdown.trimEnd(), ...added].filter(Boolean).join('\n\n')
}
