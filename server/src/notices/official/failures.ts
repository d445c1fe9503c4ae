import type { Failure, FailureKind } from '@allmende/domain/notices/official/official-failures.ts'
import type { RuleFailure } from './evaluation.ts'
import { type FieldAt, fieldsIn } from './field-paths.ts'
import type { Assertion } from './rules-file.ts'
import type { SchemaFault } from './schemas.ts'

/** How the rules of a stage are written, and what it means when one fails. */
const forms: readonly { stage: RegExp; test: RegExp; kind: FailureKind }[] = [
  { stage: /^(1b|2a|4m?)$/, test: /^count\(.*?\) > 0( or |$)/, kind: 'missing' },
  { stage: /^(1b|2a|4m?)$/, test: /^count\(.*?\) = 0( or |$)/, kind: 'forbidden' },
  { stage: /^2b$/, test: /^count\(.*\) < 2$/, kind: 'repeated' },
  { stage: /^2b$/, test: /./, kind: 'language' },
  { stage: /^3a$/, test: /./, kind: 'empty' },
  { stage: /^3b$/, test: /^matches\(/, kind: 'pattern' },
  { stage: /^3b$/, test: /^string-length\(/, kind: 'tooLong' },
  { stage: /^3b$/, test: /^normalize-space\(\.\) = /, kind: 'code' },
  { stage: /^3b$/, test: /^count\(@\w+\) > 0$/, kind: 'incomplete' },
  { stage: /^3b$/, test: /^replace\(.*\) eq \.$/, kind: 'blanks' },
  { stage: /^3b$/, test: /^number\(normalize-space\(\.\)\) [lg]e number\(/, kind: 'range' },
]

const kindOf = ({ stage, test }: Assertion): FailureKind =>
  forms.find((form) => form.stage.test(stage) && form.test.test(test))?.kind ?? 'rule'

export function ruleFailure({ assertion, context, xpath }: RuleFailure, fieldAt: FieldAt): Failure {
  const kind = kindOf(assertion)
  const about = fieldIn(assertion.about) ?? fieldAt(context)
  const others = kind === 'rule' ? fieldsIn(assertion.test, context, fieldAt) : []
  return {
    source: 'rules',
    rule: assertion.id,
    kind,
    severity: assertion.severity,
    about,
    looksAt: others.filter((id) => id !== about),
    xpath,
  }
}

/** Where a rule tests from further up, it puts that node in front of the field. Some write `_d_` for `(d)`. */
const fieldIn = (about: string | null): string | null =>
  about && about.replace(/^ND-\w+?_((BT|OP)[TP]?A?-)/, '$1').replaceAll(/_([a-z])_/g, '($1)')

export const unevaluatedRule = (rule: string): Failure => ({
  source: 'rules',
  rule,
  kind: 'unevaluated',
  severity: 'WARN',
  about: null,
  looksAt: [],
  xpath: '/',
})

/** What a schema says of an element: wrong in itself, in the wrong place, or not whole. */
const schemaForms: readonly { message: RegExp; kind: FailureKind }[] = [
  { message: /not a valid value|facet/, kind: 'schemaValue' },
  { message: /Missing child element|required but missing/, kind: 'schemaMissing' },
]

export const schemaFailure = ({ message }: SchemaFault, element: string, xpath: string): Failure => ({
  source: 'xsd',
  rule: element,
  kind: schemaForms.find((form) => form.message.test(message))?.kind ?? 'schemaContent',
  severity: 'ERROR',
  about: null,
  looksAt: [],
  xpath,
})
