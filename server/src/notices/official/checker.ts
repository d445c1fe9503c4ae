import type { Failure, OfficialResult } from '@allmende/domain/notices/official/official-failures.ts'
import { type Document, parseXmlDocument } from 'slimdom'
import { catalogueOf } from '../catalogues.ts'
import { canonicalPath } from './canonical-path.ts'
import { ruleFailure, schemaFailure, unevaluatedRule } from './failures.ts'
import { fieldPaths } from './field-paths.ts'
import { linePerElement } from './line-per-element.ts'
import type { OfficialFolders } from './official-folders.ts'
import { type Engine, type EvaluateRules, openRuleBook } from './rule-book.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'
import { type CheckSchema, openSchemas } from './schemas.ts'
import { indexOf } from './xpath/document-index.ts'

type OnProgress = (done: number, total: number) => void
export type Check = (xml: string, subtype: string, onProgress?: OnProgress) => OfficialResult

/** So many subtypes stay compiled; an authority uses a handful. */
const keptSubtypes = 8

/** Both official checks, warm after the first notice of a kind. */
export function openChecker({ version, schemas, rules }: OfficialFolders, engine: Engine = {}): Check {
  const checkSchema = schemas === null ? null : openSchemas(schemas)
  const askRules = rules === null ? null : rulesOf(rules, engine)
  const fieldAt = fieldPaths(catalogueOf(version))

  return (xml, subtype, onProgress) => {
    const document = parseXmlDocument(xml)
    const failures: Failure[] = checkSchema ? schemaFailures(xml, document, checkSchema) : []
    if (askRules) {
      const found = askRules(subtype)(document, onProgress)
      failures.push(...found.failures.map((failure) => ruleFailure(failure, fieldAt)))
      failures.push(...[...new Set(found.unevaluated.map(({ id }) => id))].map(unevaluatedRule))
    }
    return {
      ran: [...(checkSchema ? ['xsd' as const] : []), ...(askRules ? ['rules' as const] : [])],
      failures,
    }
  }
}

function rulesOf(folder: string, engine: Engine): (subtype: string) => EvaluateRules {
  const book = openRuleBook(readCommonRules(folder), engine)
  const kept = new Map<string, EvaluateRules>()
  return (subtype) => {
    const ready = kept.get(subtype) ?? book(readSubtypeRules(folder, subtype))
    kept.delete(subtype)
    kept.set(subtype, ready)
    const [oldest] = kept.keys()
    if (kept.size > keptSubtypes && oldest !== undefined) kept.delete(oldest)
    return ready
  }
}

function schemaFailures(xml: string, document: Document, check: CheckSchema): Failure[] {
  const { elements, root } = indexOf(document)
  const lined = linePerElement(xml)
  return (check(lined.xml, root.localName) ?? []).map((fault) => {
    const element = elements[lined.elementAt(fault.line)] ?? root
    return schemaFailure(fault, element.nodeName, canonicalPath(element))
  })
}
