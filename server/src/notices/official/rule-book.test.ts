import { parseXmlDocument } from 'slimdom'
import { afterAll, describe, expect, test } from 'vitest'
import { rulesFolder } from '../test-sdk-folder.ts'
import { openRuleBook } from './rule-book.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'
import { subtypeOf } from './subtype.ts'
import { spoiled, testNotices } from './test-notices.ts'
import { openValidator, validatorIsMissing } from './test-validator.ts'

describe.skipIf(validatorIsMissing)('the official rules', async () => {
  if (validatorIsMissing) return
  const validator = await openValidator()
  const book = openRuleBook(readCommonRules(rulesFolder))

  function ours(xml: string): string[] {
    const document = parseXmlDocument(xml)
    const { failures, unevaluated } = book(readSubtypeRules(rulesFolder, subtypeOf(document) ?? ''))(document)
    const failed = failures.map(
      ({ assertion: { id, severity, about }, xpath }) =>
        `${severity} ${id} ${about ?? ''} ${withoutOnes(xpath)}`,
    )
    return [...failed, ...unevaluated.map(({ id }) => `not evaluated ${id}`)].toSorted()
  }

  function theirs(xml: string): string[] {
    const { fails, errors } = validator.schematronFailures(xml)
    const failed = fails.map(({ id, role, field, path }) => `${role} ${id} ${field} ${withoutOnes(path)}`)
    return [...failed, ...(errors as string[][]).map(([, id]) => `not evaluated ${id}`)].toSorted()
  }

  let faults = 0
  afterAll(() => expect(faults).toBeGreaterThan(1000))

  test.each(testNotices())(
    'say of $name, once it is spoiled, what the validator says',
    { timeout: 120_000 },
    ({ name, xml }) => {
      const worse = spoiled(xml, name.length)
      const found = ours(worse)
      expect(found).toEqual(theirs(worse))
      faults += found.length
    },
  )
})

/** The validator counts only where there are several. */
const withoutOnes = (path: string): string => path.replaceAll('[1]', '')
