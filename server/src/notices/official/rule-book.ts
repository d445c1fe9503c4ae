import type { Document } from 'slimdom'
import { Evaluation, type Expression, type Rule, type RulesResult } from './evaluation.ts'
import { fullXPath } from './full-xpath.ts'
import { assertionOf, type CommonRules, type Pattern } from './rules-file.ts'
import type { XmlNode } from './xpath/items.ts'
import type { Names } from './xpath/language.ts'
import { plainXPath } from './xpath/plain-xpath.ts'

type Stage = { id: string; rules: readonly Rule[] }
type OnProgress = (done: number, total: number) => void

export type EvaluateRules = (document: Document, onProgress?: OnProgress) => RulesResult

/** Makes the rules of any subtype ready to be asked; what all share is compiled once. */
export type RuleBook = (own: readonly Pattern[]) => EvaluateRules

/** `isPlainUsed: false` leaves everything to the full engine. */
export type Engine = { isPlainUsed?: boolean }

export function openRuleBook(common: CommonRules, { isPlainUsed = true }: Engine = {}): RuleBook {
  const names: Names = {
    namespaces: new Map([...common.ns, ['xs', 'http://www.w3.org/2001/XMLSchema']]),
    constants: new Set(common.lets.map(([name]) => name)),
  }
  const full = fullXPath(names.namespaces)
  const compiled = (text: string): Expression => ({
    text,
    plain: isPlainUsed ? plainXPath(text, names) : null,
  })
  const shared = stagesOf(common, common.patterns, remembering(compiled))

  return (own) => {
    const stages = [...shared, ...stagesOf(common, own, compiled)].toSorted(
      (a, b) => common.order.indexOf(a.id) - common.order.indexOf(b.id),
    )
    const total = stages.reduce((sum, { rules }) => sum + rules.length, 0)
    return (document, onProgress) => {
      const evaluation = new Evaluation(document, full, common.lets)
      let done = 0
      for (const { rules } of stages) {
        // Of the rules of one stage, a place answers only to the first that finds it.
        const seen = new Set<XmlNode>()
        for (const rule of rules) {
          evaluation.ask(rule, seen)
          onProgress?.(++done, total)
        }
      }
      return evaluation.result
    }
  }
}

/** Many fields have the same list of codes, and some lists are long. */
function remembering(compile: (text: string) => Expression): (text: string) => Expression {
  const known = new Map<string, Expression>()
  return (text) => {
    const expression = known.get(text) ?? compile(text)
    known.set(text, expression)
    return expression
  }
}

function stagesOf(
  common: CommonRules,
  patterns: readonly Pattern[],
  compile: (text: string) => Expression,
): Stage[] {
  return patterns.map(({ id, rules }) => ({
    id,
    rules: rules.map(([context, asserts, lets = []]) => ({
      context: compile(context.startsWith('/') ? context : `//${context}`),
      lets,
      asserts: asserts.map((raw) => ({
        assertion: assertionOf(raw, stageName(id), common),
        expression: compile(raw[1]),
      })),
    })),
  }))
}

const stageName = (pattern: string): string => pattern.replace(/^.*stage-/, '')
