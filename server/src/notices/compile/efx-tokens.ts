/** The words of a condition, one after the other. */
export type Tokens = {
  readonly next: string | undefined
  take: () => string
  /** Takes the next word where it is this one. */
  takes: (word: string) => boolean
  /** Takes the next word, which has to look like this, and gives what the brackets of the pattern hold. */
  taken: (pattern: RegExp) => string
  /** Reads on as told, or leaves the words as they were where that is not understood. */
  tried: <Read>(read: () => Read) => Read | undefined
}

const token =
  /\s*('[^']*'|[()[\],/-]|==|!=|[<>]|is not present|is present|not in\b|in\b|and\b|or\b|not(?=\s*\()|count(?=\()|every\b|satisfies\b|TRUE\b|FALSE\b|P\d+[YMWD]\b|\d+\b|text:\$\w+|\$\w+|[A-Z]+-\d+(?:\([\w-]+\))?(?:-\w+)*|[a-z]+(?:-[a-z0-9]+)+)/y

/** Literals keep their quotes; a field's name may hold brackets of its own: `BT-131(d)-Lot`. */
export function tokensOf(text: string): Tokens {
  const words: string[] = []
  for (let end = 0; text.slice(end).trim() !== ''; end = token.lastIndex) {
    token.lastIndex = end
    const [, found] = token.exec(text) ?? []
    if (found === undefined) throw new Error(`“${text.slice(end)}” is not understood`)
    words.push(found)
  }
  let at = 0
  const take = () => {
    const word = words[at]
    if (word === undefined) throw new Error(`something is missing at the end of: ${text}`)
    at++
    return word
  }
  return {
    get next() {
      return words[at]
    },
    take,
    takes: (word) => words[at] === word && Boolean(take()),
    taken: (pattern) => {
      const word = take()
      const [, inner] = pattern.exec(word) ?? []
      if (inner === undefined) throw new Error(`“${word}” is not understood in: ${text}`)
      return inner
    },
    tried: (read) => {
      const before = at
      try {
        return read()
      } catch {
        at = before
        return undefined
      }
    },
  }
}
