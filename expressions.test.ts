import { expect, test } from 'vitest'
import { judged, nameOf, tried } from './scripts/expressions/judged.mjs'
import { patternsOfStandard } from './scripts/expressions/of-standard.mjs'
import { expressionsIn, ownExpressions } from './scripts/expressions/own-expressions.mjs'

const ofStandard = patternsOfStandard()
const { known: own, unknown } = ownExpressions()

/** So many steps are done before anybody notices. */
const mostSteps = 25_000_000
/** What a linear expression is tried on. */
const longText = 10_000

/** Those that look back, with the longest text they are applied to. */
const bounded: readonly { file: string; source: string; longest: number }[] = [
  // A title, already cut.
  { file: 'web/src/messages/message-title.ts', source: String.raw`[\s,;:.–-]+$`, longest: 81 },
  // The beginning of a passage, already cut.
  { file: 'web/src/tenders/changes/passages.ts', source: String.raw`\s?\S*$`, longest: 80 },
]

/** What reads only files that the authors of the standard wrote: the command that compiles, and the thread that checks. */
const readsTheKit = (file: string): boolean =>
  file.startsWith('server/src/notices/compile/') || file === 'server/src/notices/official/field-paths.ts'

/** Made of words that are our own, or of those found here. */
const ofOwnWords = [
  'scripts/expressions/judge.worker.mjs',
  'server/src/notices/compile/xml.ts',
  'server/src/notices/compile/xml.ts',
  'server/src/notices/official/schema-files.ts',
]

test('expressions are found however they are written', () => {
  const written = [
    String.raw`const sign = '\\d'; const most = { signs: 3 }`,
    String.raw`const raw = String.raw${'`\\s${sign}`'}`,
    'export const one = /a+/g; new RegExp(`${sign}{${most.signs + 1}}`, "u"); RegExp(raw); new RegExp(one, "i")',
    'const made = (given: string) => new RegExp(given)',
  ].join('\n')
  const { known, unknown: made } = expressionsIn('some.ts', written)
  expect(known.map(nameOf)).toEqual(['/a+/g', String.raw`/\d{4}/u`, String.raw`/\s\d/`, '/a+/i'])
  expect(made.map(({ code }) => code)).toEqual(['new RegExp(given)'])
})

test('an expression is made of what somebody gives in one place only: there of patterns of the standard', () => {
  const files = unknown.map(({ file }) => file)
  expect(files.toSorted()).toEqual([...ofOwnWords, 'domain/src/notices/check/patterns.ts'].toSorted())
})

test('every pattern of the standard is proven to be linear', { timeout: 900_000 }, async () => {
  const judgements = await judged(ofStandard)
  expect(ofStandard.length).toBeGreaterThan(30)
  expect(ofStandard.map(nameOf).filter((name) => judgements.get(name)?.verdict !== 'linear')).toEqual([])
})

test('none of our own expressions can be made to run away', { timeout: 900_000 }, async () => {
  const judgements = await judged(own)
  expect(own.length).toBeGreaterThan(400)
  const faults = own.flatMap((expression) => {
    const judgement = judgements.get(nameOf(expression))
    if (judgement?.verdict === 'linear' || judgement?.verdict === 'tried') return []
    const degree = judgement?.verdict === 'slow' ? judgement.degree : undefined
    const { longest } = bounded.find(({ file, source }) => isThat(expression, file, source)) ?? {}
    if (degree !== undefined && readsTheKit(expression.file)) return []
    if (degree !== undefined && longest !== undefined && longest ** degree <= mostSteps) return []
    return [`${expression.file}: ${nameOf(expression)} ${JSON.stringify(judgement)?.slice(0, 200)}`]
  })
  expect(faults).toEqual([])
})

test('those that look back are still there', () => {
  const gone = bounded.filter(({ file, source }) => !own.some((one) => isThat(one, file, source)))
  expect(gone).toEqual([])
})

test('hostile texts keep none of them busy', { timeout: 900_000 }, async () => {
  const judgements = await judged([...ofStandard, ...own])
  const all = [...ofStandard.map((one) => ({ file: '', ...one })), ...own]
  const tries = all
    .filter(({ file }) => !readsTheKit(file))
    .map((one) => {
      const judgement = judgements.get(nameOf(one))
      const longest = bounded.find(({ file, source }) => isThat(one, file, source))?.longest ?? longText
      return { ...one, longest, attack: judgement?.verdict === 'slow' ? judgement.attack : '' }
    })
  expect(await tried(tries)).toBe(tries.length)
})

const isThat = (one: { file: string; source: string }, file: string, source: string): boolean =>
  one.file === file && one.source === source
