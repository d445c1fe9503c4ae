import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../catalogues.ts'
import { officialFiles } from '../test-sdk-folder.ts'
import { ruleFailure } from './failures.ts'
import { fieldPaths } from './field-paths.ts'
import { assertionOf, readCommonRules, readSubtypeRules } from './rules-file.ts'

/** The rules about a notice as a whole, and the one about whatever is empty. */
const isAboutNothing = (rule: string): boolean => /^P-\d+$|^element-not-empty$/.test(rule)

describe.each(officialFiles)('the rules of $version', ({ version, rules, missing }) => {
  test.skipIf(missing)('lead to a field or a node, and those of a known form say what is wrong', () => {
    const { fields, nodes, subtypes } = catalogueOf(version)
    const fieldAt = fieldPaths(catalogueOf(version))
    const common = readCommonRules(rules)
    const patterns = [...common.patterns, ...subtypes.flatMap(({ id }) => readSubtypeRules(rules, id))]
    const lost: string[] = []
    const vague: string[] = []
    for (const { id, rules: own } of patterns)
      for (const [context, asserts] of own)
        for (const raw of asserts) {
          const stage = id.replace(/^.*stage-/, '')
          const assertion = assertionOf(raw, stage, common)
          const { about, kind } = ruleFailure({ assertion, context, xpath: '/' }, fieldAt)
          const isKnown = about !== null && (about in fields || about in nodes)
          if (!isKnown && !isAboutNothing(assertion.id)) lost.push(`${assertion.id} ${about}`)
          if (kind === 'rule' && !/^(1a|5m?)$/.test(stage)) vague.push(`${stage} ${assertion.id}`)
        }
    expect(lost).toEqual([])
    expect(vague).toEqual([])
  })
})
