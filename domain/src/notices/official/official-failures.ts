import type { ValuePath } from '../form/paths.ts'

/** What an official check objects to, as far as the form of the rule tells it. */
export const failureKinds = [
  'missing',
  'forbidden',
  'repeated',
  'code',
  'pattern',
  'tooLong',
  'range',
  'blanks',
  'incomplete',
  'empty',
  'language',
  'rule',
  'schemaValue',
  'schemaContent',
  'schemaMissing',
  'unevaluated',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** Something the official checks object to. */
export type Failure = {
  source: OfficialPart
  /** The rule's official id; of a schema, the element's name. */
  rule: string
  kind: FailureKind
  severity: 'ERROR' | 'WARN'
  /** The field or node it is about, as the standard names it. */
  about: string | null
  /** The fields a rule brings together. */
  looksAt: readonly string[]
  /** Where it was found, every step but the root counted. */
  xpath: string
}

export type OfficialPart = 'xsd' | 'rules'
export type OfficialResult = { ran: OfficialPart[]; failures: Failure[] }

/** Leads every written element back to what it was written from. */
export type Places = ReadonlyMap<string, ValuePath>
