import { withoutEnds } from '@allmende/domain/signs.ts'

/** Somebody to invite, out of a text that was copied elsewhere. */
export type PastedInvitee = { email: string; organizationName: string }

const word = /[^\s<>,;:"'()[\]]+/g
const isAddress = (text: string): boolean => text.slice(1, -1).includes('@')

/**
 * The addresses in a pasted text, with the names that stand beside them: one per line, as tables are copied, or several
 * in one line, as mail programs write them. Null where it is one address and nothing else: that is just typed in.
 */
export function inviteesInText(text: string): PastedInvitee[] | null {
  const found = text.split(/\r?\n/).flatMap(inLine)
  const [only] = found
  const isPlain = found.length === 1 && only?.organizationName === ''
  return found.length === 0 || isPlain ? null : found
}

function inLine(line: string): PastedInvitee[] {
  const matches = [...line.matchAll(word)].filter(([found]) => isAddress(found))
  const [only] = matches
  // Alone in its line, whatever stands before or behind it is the name.
  if (matches.length === 1 && only)
    return [{ email: only[0], organizationName: named(line.replace(only[0], ' ')) }]
  let from = 0
  return matches.map((match) => {
    const before = line.slice(from, match.index)
    from = match.index + match[0].length
    return { email: match[0], organizationName: before.endsWith('<') ? named(before) : '' }
  })
}

const named = (text: string): string =>
  withoutEnds(
    text
      .replace(/mailto:/gi, '')
      .replace(/[<>"\t|]/g, ' ')
      .replace(/\s+/g, ' '),
    ' ,;:',
  )
