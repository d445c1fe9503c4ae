import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract.ts'
import { fillHtml, fillLine, placeholdersIn } from './deed/mail-words.ts'
import { syntaxFault } from './notices/check/value-faults.ts'
import type { FormField } from './notices/form/form.ts'
import { isPhoneNumber } from './organizations/plausible-contact.ts'
import { folded } from './organizations/organizations.rules.ts'
import { holdsAddress, holdsLink } from './plain-names.ts'
import { cleanFileName } from './files/file-names.ts'
import { mayUseWords } from './settings/settings.rules.ts'
import { sortKey } from './sort-key.ts'

/** Whoever sends a long text gets it refused for its length; what looks at texts takes as long as they are, no longer. */
type Schema = z.core.$ZodType
type Check = { check: string; maximum?: number; abort?: boolean }
const checksOf = (schema: Schema): Check[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def as unknown as Check)
const isBound = ({ check }: Check): boolean => check === 'max_length'
const looks = ({ check }: Check): boolean => check === 'string_format' || check === 'custom'

/** Every text below a schema, each once, by its place. What a bounded one lets through to the next is bounded. */
function textsIn(schema: Schema, path: string, seen: Set<Schema>): [string, Schema][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const below = (inner: Schema, name = '') => textsIn(inner, name ? `${path}.${name}` : path, seen)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [[path, schema]]
    case 'array':
      return below(def.element, '[]')
    case 'record':
      return [...below(def.keyType, '{key}'), ...below(def.valueType, '{}')]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => below(inner, key))
    case 'tuple':
      return def.items.flatMap((inner, index) => below(inner, String(index)))
    case 'union':
      return def.options.flatMap((inner) => below(inner))
    case 'pipe':
      return [...below(def.in), ...(checksOf(def.in).some(isBound) ? [] : below(def.out))]
    case 'lazy':
      return below(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
      return below(def.innerType)
    default:
      return []
  }
}

const seen = new Set<Schema>()
const texts = Object.entries(contract).flatMap(([name, { args }]) => textsIn(args, name, seen))

test.each(texts)('%s is looked at only where it is not too long', (_path, schema) => {
  const checks = checksOf(schema)
  const bound = checks.find(isBound)
  const early = bound ? checks.slice(0, checks.indexOf(bound)) : checks
  expect(early.filter(looks)).toEqual([])
  if (!bound) return
  expect(bound).toMatchObject({ abort: true })
  const given = ' x'.repeat((bound.maximum ?? 0) / 2 + 2)
  expect(schema._zod.run({ value: given, issues: [] }, {})).toMatchObject({ issues: [{ code: 'too_big' }] })
})

const long = 64 * 1024
const runs = ['a', '1', '-', '.', '@', ' ', 'a.', '<', '{{ ', '>\n', '\u0301\u0323'].map((unit) =>
  unit.repeat(long / unit.length),
)
const marks = '\u0301'.repeat(long / 2) + '\u0323'.repeat(long / 2)
const looking: [string, (text: string) => unknown][] = [
  ['whether a name holds a link', holdsLink],
  ['whether a name holds an address', holdsAddress],
  ['how a name is sorted', sortKey],
  ['how a number is compared', folded],
  ['whether somebody can be phoned', isPhoneNumber],
  ['what a mail names', placeholdersIn],
  ['a subject', (text) => fillLine(`{{${text}`, {})],
  ['a mail', (text) => fillHtml(`{{${text}`, {}, '')],
  ['whether a mail says anything', (text) => mayUseWords('passwordReset', { subject: '', text }, '')],
  ['what a file is called', cleanFileName],
  ['a web address', (text) => syntaxFault({ type: 'url' } as FormField, `https://${text} `)],
  ['an e-mail address', (text) => syntaxFault({ type: 'email' } as FormField, `a@${text} `)],
]
/** What takes the square of a length takes many times this; what goes through a text once, a small part of it. */
const timeout = 5000
test.each(looking)('a long text is gone through once: %s', { timeout }, (_what, look) => {
  for (const run of [...runs, marks]) look(run)
})

test('accents count neither as letters nor by their order', () => {
  expect(sortKey('A\u0323\u0301\u0308pfel Ǻ')).toBe('apfel a')
  expect(holdsLink('bo\u0308se.zone')).toBe(true)
  expect(holdsLink('böse.\u0301com')).toBe(true)
})
