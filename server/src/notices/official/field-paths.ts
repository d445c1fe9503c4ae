import type { Catalogue } from '@allmende/domain/notices/catalogue/catalogue.ts'

/** Which field stands at a path as the rules write it. */
export type FieldAt = (path: string) => string | null

/** A rule of one subtype alone says so at the end of its path. */
const withoutSubtype = (path: string): string => path.replaceAll(/\[\$noticeSubType[^[\]]*\]/g, '')

const tidied = (path: string): string => path.replaceAll(/\s+/g, '')

export function fieldPaths({ fields, nodes }: Catalogue): FieldAt {
  const known = new Map<string, string>()
  const below = new Map<string, string>()
  const pathOf = (node: string): string => {
    const facts = nodes[node]
    const path = below.get(node) ?? (facts?.parent ? `${pathOf(facts.parent)}/${facts.path}` : '/*')
    below.set(node, path)
    return path
  }
  for (const [id, { node, path }] of Object.entries(fields)) {
    const whole = tidied(`${pathOf(node)}/${path}`)
    if (!known.has(whole)) known.set(whole, id)
  }
  return (path) => known.get(tidied(withoutSubtype(path))) ?? null
}

const locationPath =
  /(?:\/\*\/|(?:\.\.\/)+)?[a-z]+:[A-Z]\w*(?:\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\])*(?:\/(?:\.\.|[a-z]+:[A-Z]\w*(?:\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\])*|@\w+))*/g

/** The fields that a test looks at from its context. */
export function fieldsIn(test: string, context: string, fieldAt: FieldAt): string[] {
  const base = stepsOf(withoutSubtype(context))
  const found = (test.match(locationPath) ?? []).map((path) => fieldAt(resolved(base, path)))
  return [...new Set(found.filter((id) => id !== null))]
}

function resolved(base: readonly string[], path: string): string {
  if (path.startsWith('/*')) return path
  const steps = [...base]
  for (const step of stepsOf(path))
    if (step === '..') steps.pop()
    else steps.push(step)
  return steps.join('/')
}

/** Split at slashes outside of brackets. */
function stepsOf(path: string): string[] {
  const steps = ['']
  let depth = 0
  for (const sign of path) {
    if (sign === '[') depth++
    if (sign === ']') depth--
    if (sign === '/' && depth === 0) steps.push('')
    else steps.push(`${steps.pop() ?? ''}${sign}`)
  }
  return steps
}
