import type { Attr, Document, Element } from 'slimdom'
import { canonicalPath } from './canonical-path.ts'
import { bound, type FullXPath } from './full-xpath.ts'
import type { Assertion } from './rules-file.ts'
import { type DocumentIndex, indexOf } from './xpath/document-index.ts'
import { type Evaluate, isNode, isTrue, type Item, textOf, type XmlNode } from './xpath/items.ts'
import { NotPlain } from './xpath/tokens.ts'

export type RuleFailure = { assertion: Assertion; context: string; xpath: string }
export type RulesResult = {
  failures: RuleFailure[]
  /** What no engine could evaluate, and why. */
  unevaluated: { id: string; reason: string }[]
}

/** Plain where it can be; the text is for the full engine. */
export type Expression = { text: string; plain: Evaluate | null }
type Assert = { assertion: Assertion; expression: Expression }
export type Rule = {
  context: Expression
  lets: readonly (readonly [name: string, expression: string])[]
  asserts: readonly Assert[]
}

type Place = Element | Attr
type Variables = Readonly<Record<string, readonly Item[]>>

/** The rules asked of one document. */
export class Evaluation {
  readonly result: RulesResult = { failures: [], unevaluated: [] }
  readonly #full: FullXPath
  readonly #index: DocumentIndex
  readonly #variables: Variables

  constructor(document: Document, full: FullXPath, lets: Rule['lets']) {
    this.#full = full
    this.#index = indexOf(document)
    this.#variables = this.#bound(lets, document, {})
  }

  /** Asks one rule at every place that no earlier rule of its stage has found. */
  ask(rule: Rule, seen: Set<XmlNode>): void {
    for (const place of this.#placesOf(rule)) {
      if (seen.has(place)) continue
      seen.add(place)
      const variables =
        rule.lets.length > 0 ? this.#bound(rule.lets, place, this.#variables) : this.#variables
      for (const assert of rule.asserts) this.#assert(rule, assert, place, variables)
    }
  }

  #placesOf({ context }: Rule): Place[] {
    const { document } = this.#index
    return this.#attempt(
      context.text,
      () =>
        this.#plainly(context, document, this.#variables, (items) => items as Place[]) ??
        (this.#full.nodes(context.text, document, forFull(this.#variables)) as Place[]),
      [],
    )
  }

  #assert({ context }: Rule, { assertion, expression }: Assert, place: Place, variables: Variables): void {
    const holds = this.#attempt(
      assertion.id,
      () =>
        this.#plainly(expression, place, variables, isTrue) ??
        this.#full.isTrue(expression.text, place, forFull(variables)),
      true,
    )
    if (!holds) this.result.failures.push({ assertion, context: context.text, xpath: canonicalPath(place) })
  }

  /** Undefined where the full engine has to answer. */
  #plainly<Answer>(
    { plain }: Expression,
    node: XmlNode,
    variables: Variables,
    read: (items: readonly Item[]) => Answer,
  ): Answer | undefined {
    if (!plain) return undefined
    try {
      return read(plain({ node, index: this.#index, variables }))
    } catch (fault) {
      if (fault instanceof NotPlain) return undefined
      throw fault
    }
  }

  #attempt<Answer>(id: string, evaluate: () => Answer, otherwise: Answer): Answer {
    try {
      return evaluate()
    } catch (fault) {
      const reason = fault instanceof Error ? (fault.message.split('\n').at(-1) ?? '') : String(fault)
      this.result.unevaluated.push({ id, reason })
      return otherwise
    }
  }

  #bound(lets: Rule['lets'], from: Document | Place, outer: Variables): Variables {
    const variables: Record<string, readonly Item[]> = { ...outer }
    for (const [name, expression] of lets)
      variables[name] = this.#full.items(expression, from, forFull(variables)).map(withoutNode)
    return variables
  }
}

/** A text node stands for its text. */
const withoutNode = (item: Item): Item => (isNode(item) && item.nodeType === 3 ? textOf(item) : item)

const forFull = (variables: Variables): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).map(([name, items]) => [name, bound(items)]))
