import { parseXmlDocument } from 'slimdom'
import { afterAll, describe, expect, test } from 'vitest'
import { officialFiles } from '../test-sdk-folder.ts'
import { openRuleBook } from './rule-book.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'
import { subtypeOf } from './subtype.ts'
import { exampleNotices, sampleNotice, spoiled } from './test-notices.ts'
import { openValidator, validatorIsMissing } from './test-validator.ts'

const validator = validatorIsMissing ? null : await openValidator()

describe.skipIf(validatorIsMissing).each(officialFiles)('the official rules of $version', (files) => {
  const { version, rules, missing } = files
  const book = missing ? null : openRuleBook(readCommonRules(rules))
  const stages = new Set<string>()

  function ours(xml: string): string[] {
    const document = parseXmlDocument(xml)
    const subtype = readSubtypeRules(rules, subtypeOf(document) ?? '')
    const { failures, unevaluated } = book?.(subtype)(document) ?? { failures: [], unevaluated: [] }
    for (const { assertion } of failures) stages.add(assertion.stage)
    const failed = failures.map(
      ({ assertion: { id, severity, about }, xpath }) =>
        `${severity} ${id} ${about ?? ''} ${withoutOnes(xpath)}`,
    )
    return [...failed, ...unevaluated.map(({ id }) => `not evaluated ${id}`)].toSorted()
  }

  function theirs(xml: string): string[] {
    const { fails = [], errors = [] } = validator?.schematronFailures(xml, version) ?? {}
    const failed = fails.map(({ id, role, field, path }) => `${role} ${id} ${field} ${withoutOnes(path)}`)
    return [...failed, ...(errors as string[][]).map(([, id]) => `not evaluated ${id}`)].toSorted()
  }

  const examples = exampleNotices(files)
  const notices = version === '1.7' ? [...examples, { name: 'sample', xml: sampleNotice }] : examples

  let faults = 0
  afterAll(() => {
    expect(faults).toBeGreaterThan(1000)
    // The stages that look at the whole notice came with 1.15.
    expect([...stages]).toEqual(expect.arrayContaining(version === '1.7' ? ['4', '5'] : ['4m', '5m']))
  })

  test.each(notices)(
    'say of $name, as it is and once it is spoiled, what the validator says',
    { timeout: 120_000 },
    ({ name, xml }) => {
      const worse = spoiled(xml, name.length)
      const found = ours(worse)
      expect(found).toEqual(theirs(worse))
      expect(ours(xml)).toEqual(theirs(xml))
      faults += found.length
    },
  )
})

/** The validator counts only where there are several. */
const withoutOnes = (path: string): string => path.replaceAll('[1]', '')
