import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Assert = z.tuple([z.string(), z.string()]).rest(z.union([z.string(), z.number(), z.null()]))
const Bindings = z.array(z.tuple([z.string(), z.string()]))
const Rule = z.union([
  z.tuple([z.string(), z.array(Assert)]),
  z.tuple([z.string(), z.array(Assert), Bindings]),
])
const Pattern = z.object({ id: z.string(), rules: z.array(Rule) })

/** The rules that hold for every notice, with what their expressions mean. */
const CommonRules = z.object({
  sdk: z.string().regex(/^eforms-sdk-\d+\.\d+$/),
  order: z.array(z.string()),
  ns: Bindings,
  lets: Bindings,
  diag: z.record(z.string(), z.string()),
  patterns: z.array(Pattern),
})
const SubtypeRules = z.object({ patterns: z.array(Pattern) })

export type CommonRules = z.infer<typeof CommonRules>
export type Pattern = z.infer<typeof Pattern>
type RawAssert = z.infer<typeof Assert>

/** One official rule: what must be true at every place its context finds. */
export type Assertion = {
  id: string
  /** `2a`: which of the official stages it belongs to. */
  stage: string
  test: string
  severity: 'ERROR' | 'WARN'
  /** The field or node it is about; null where only its place says so. */
  about: string | null
}

const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

export const readCommonRules = (folder: string): CommonRules => CommonRules.parse(read(folder, 'common'))
export const readSubtypeRules = (folder: string, subtype: string): readonly Pattern[] =>
  SubtypeRules.parse(read(folder, subtype)).patterns

export function assertionOf(
  [id, test, about, role]: RawAssert,
  stage: string,
  { diag }: CommonRules,
): Assertion {
  const written = typeof about === 'string' ? about : ''
  return {
    id,
    stage,
    test,
    severity: role === 'WARN' ? 'WARN' : 'ERROR',
    about: written ? (diag[written] ?? written) : null,
  }
}
