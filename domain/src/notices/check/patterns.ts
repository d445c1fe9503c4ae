const compiled = new Map<string, RegExp>()

/**
 * Whether the whole text is what the pattern says. Only patterns of the catalogue come here: each was judged when it was
 * compiled, none can be made to run away.
 */
export function matches(pattern: string, text: string): boolean {
  const expression = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'u')
  compiled.set(pattern, expression)
  return expression.test(text)
}
