/** What must hold for an element to be meant: a value found on a path, or that nothing is found. */
export type Test = { not: Test } | { path: readonly Step[]; values?: readonly string[] }

/** One step of an element's path; `key` tells apart what its name alone does not. */
export type Step = { name: string; tests: readonly Test[]; key: string }

const known = new Map<string, readonly Step[]>()

/** The steps of a path as the standard writes it: names with tests for attributes, texts, parents and absence. */
export function parsedPath(path: string): readonly Step[] {
  const parsed = known.get(path) ?? parse(path)
  known.set(path, parsed)
  return parsed
}

const token = /\s*(\.\.|text\(\)|not\(|@?[\w-]+(?::[\w-]+)?|'[^']*'|[[\]()=,/])\s*/y

function parse(path: string): readonly Step[] {
  let at = 0
  const peek = (): string => {
    token.lastIndex = at
    return token.exec(path)?.[1] ?? ''
  }
  const take = (expected?: string): string => {
    const found = peek()
    if (!found || (expected && found !== expected)) throw new Error(`cannot read the path ${path} at ${at}`)
    at = token.lastIndex
    return found
  }
  const takes = (expected: string): boolean => peek() === expected && Boolean(take())

  const steps = (): Step[] => {
    const found = [step()]
    while (takes('/')) found.push(step())
    return found
  }
  const step = (): Step => {
    const name = take()
    const tests: Test[] = []
    while (takes('[')) {
      tests.push(test())
      take(']')
    }
    return stepOf(name, tests)
  }
  const test = (): Test => {
    if (takes('not(')) {
      const inner = test()
      take(')')
      return { not: inner }
    }
    const where = steps()
    return takes('=') ? { path: where, values: values() } : { path: where }
  }
  const values = (): string[] => {
    if (!takes('(')) return [literal()]
    const found = [literal()]
    while (takes(',')) found.push(literal())
    take(')')
    return found
  }
  const literal = () => take().slice(1, -1)

  const parsed = steps()
  if (at !== path.length) throw new Error(`cannot read the path ${path} at ${at}`)
  return parsed
}

export const stepOf = (name: string, tests: readonly Test[]): Step => ({
  name,
  tests,
  key: name + tests.map((test) => `[${written(test)}]`).join(''),
})

function written(test: Test): string {
  if ('not' in test) return `not(${written(test.not)})`
  const path = test.path.map(({ key }) => key).join('/')
  return test.values ? `${path}=${test.values.join()}` : path
}

/** The attributes that the tests of a step demand: `cbc:ID[@schemeName='Lot']`. */
export const demandedAttributes = ({ tests }: Step): Record<string, string> =>
  Object.fromEntries(
    tests.flatMap((test) => {
      if ('not' in test) return []
      const [name = ''] = test.path.map((step) => step.name)
      return name.startsWith('@') && test.values?.[0] ? [[name.slice(1), test.values[0]] as const] : []
    }),
  )

/** `A/B[@listName='x']` has an A of its own: it becomes `A[B/@listName='x']/B[@listName='x']`. */
export function withOwnHolder(steps: readonly Step[]): readonly Step[] {
  const [holder, leaf] = steps.slice(-2)
  if (!holder || !leaf) return steps
  const tests = leaf.tests.flatMap((test): Test[] => {
    if ('not' in test || !test.path[0]?.name.startsWith('@')) return []
    return [{ ...test, path: [stepOf(leaf.name, []), ...test.path] }]
  })
  const owned = tests.filter((test) => !holder.key.includes(`[${written(test)}]`))
  return owned.length === 0
    ? steps
    : [...steps.slice(0, -2), stepOf(holder.name, [...holder.tests, ...owned]), leaf]
}
