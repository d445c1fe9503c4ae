/** The expression uses something the plain evaluator leaves to the full one. */
export class NotPlain extends Error {}

export type Token = { kind: 'name' | 'variable' | 'text' | 'number' | 'sign'; text: string }

const shape =
  /\s+|(?<text>'[^']*'|"[^"]*")|(?<number>\d+(?:\.\d+)?)|(?<variable>\$[\w-]+)|(?<name>[A-Za-z_][\w-]*(?::[A-Za-z_][\w-]*)?)|(?<sign>\/\/|::|!=|<=|>=|\.\.|[/[\](),@.=<>*])/y

/** The words and signs of an XPath expression. */
export function tokensOf(expression: string): Token[] {
  const tokens: Token[] = []
  shape.lastIndex = 0
  while (shape.lastIndex < expression.length) {
    const found = shape.exec(expression)
    if (!found) throw new NotPlain(expression)
    for (const kind of ['text', 'number', 'variable', 'name', 'sign'] as const) {
      const text = found.groups?.[kind]
      if (text === undefined) continue
      tokens.push({ kind, text: kind === 'text' ? text.slice(1, -1) : text })
    }
  }
  return tokens
}

/** Reads tokens one after the other. */
export class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(expression: string) {
    this.#tokens = tokensOf(expression)
  }

  get next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length
  }

  get position(): number {
    return this.#at
  }

  /** What was read since that position. */
  since(position: number): readonly Token[] {
    return this.#tokens.slice(position, this.#at)
  }

  take(): Token {
    const token = this.#tokens[this.#at++]
    if (!token) throw new NotPlain('the expression ends too early')
    return token
  }

  /** Whether the tokens ahead read so. */
  isAt(...texts: string[]): boolean {
    return texts.every((text, ahead) => {
      const token = this.#tokens[this.#at + ahead]
      return token?.text === text && (token.kind === 'sign' || token.kind === 'name')
    })
  }

  /** Whether a name and an opening bracket are next. */
  isAtCall(): boolean {
    const bracket = this.#tokens[this.#at + 1]
    return this.next?.kind === 'name' && bracket?.kind === 'sign' && bracket.text === '('
  }

  skip(text: string): boolean {
    const isThere = this.isAt(text)
    if (isThere) this.#at++
    return isThere
  }

  expect(text: string): void {
    if (!this.skip(text)) throw new NotPlain(`expected ${text}`)
  }
}
