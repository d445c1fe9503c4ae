import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SdkFolder } from './sdk-folder.ts'

type Rules = {
  patterns: { id: string; rules: [context: string, tests: [id: string, test: string, about: string][]][] }[]
}

/** What only the official rules say of one subtype. */
export type Demands = {
  /** The nodes that must be there. */
  nodes: Set<string>
  /** Mandatory fields that are so only where their node is, with that node. */
  within: Map<string, string>
}

const mustBeThere = / > 0$/

/** Reads a subtype's rules in the JSON form that the official check uses. */
export function demandsOf(folder: string, sdk: SdkFolder, subtype: string): Demands {
  const { patterns } = JSON.parse(readFileSync(join(folder, `${subtype}.json`), 'utf8')) as Rules
  const tests = (stage: string) =>
    patterns
      .filter(({ id }) => id.endsWith(`stage-${stage}`))
      .flatMap(({ rules }) => rules.flatMap(([context, all]) => all.map((test) => ({ context, test }))))
      .filter(({ test }) => mustBeThere.test(test[1]))

  const nodes = new Set(tests('1b').map(({ test }) => test[2]))
  const isOptional = optionalAmong(sdk, nodes)
  const parents = new Map(
    sdk.fields.fields.map(({ id, parentNodeId }) => [id.replace(/[()]/g, '_'), { id, parentNodeId }]),
  )
  const within = new Map<string, string>()
  for (const { test } of tests('2a')) {
    // A test made from further up is named after that node, and so concerns no node that may be missing.
    const field = parents.get(test[2])
    if (field && isOptional(field.parentNodeId)) within.set(field.id, field.parentNodeId)
  }
  return { nodes, within }
}

/** Two nodes may look at the same element; lots are there in any case. */
function optionalAmong({ fields: { xmlStructure } }: SdkFolder, required: Set<string>) {
  const nodes = new Map(xmlStructure.map((node) => [node.id, node]))
  const paths = new Set([...required].map((id) => nodes.get(id)?.xpathAbsolute))
  return (id: string): boolean => {
    const node = nodes.get(id)
    return !!node?.parentId && !node.identifierFieldId && !paths.has(node.xpathAbsolute)
  }
}
