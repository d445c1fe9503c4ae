import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SdkFolder } from './sdk-folder.ts'

export type Rules = {
  patterns: {
    id: string
    rules: [context: string, tests: [id: string, condition: string, about: string][]][]
  }[]
}

/** What only the official rules say of one subtype. */
export type Demands = {
  /** The nodes that must be there. */
  nodes: Set<string>
  /** The fields that are mandatory only where their node is there. */
  withNode: Set<string>
}

/** The official rules of a subtype, in the JSON form that their check uses. */
export const readRules = (folder: string, subtype: string): Rules =>
  JSON.parse(readFileSync(join(folder, `${subtype}.json`), 'utf8')) as Rules

/** What the tests of one stage that are written like this look at. */
export const testedIn = ({ patterns }: Rules, stage: string, form: RegExp): string[] =>
  patterns
    .filter(({ id }) => id.endsWith(`stage-${stage}`))
    .flatMap(({ rules }) => rules.flatMap(([, tests]) => tests))
    .filter(([, condition]) => form.test(condition))
    .map(([, , about]) => about)

export const mustBeThere = / > 0$/

export function demandsOf(rules: Rules, sdk: SdkFolder): Demands {
  const nodes = new Set(testedIn(rules, '1b', mustBeThere))
  const isOptional = optionalAmong(sdk, nodes)
  const parents = new Map(
    sdk.fields.fields.map(({ id, parentNodeId }) => [id.replace(/[()]/g, '_'), { id, parentNodeId }]),
  )
  const withNode = new Set<string>()
  for (const about of testedIn(rules, '2a', mustBeThere)) {
    // A test made from further up is named after that node, and so concerns no node that may be missing.
    const field = parents.get(about)
    if (field && isOptional(field.parentNodeId)) withNode.add(field.id)
  }
  return { nodes, withNode }
}

/** A demanded node may look at the same element less closely; and a form holds a lot or part in any case. */
function optionalAmong({ fields: { fields, xmlStructure } }: SdkFolder, required: Set<string>) {
  const demanded = xmlStructure.filter(({ id }) => required.has(id)).map(({ xpathAbsolute }) => xpathAbsolute)
  const isDemanded = (path: string) =>
    demanded.some((known) => path === known || path.startsWith(`${known}[`))
  const lots = fields.filter(({ idScheme = '' }) => ['LOT', 'PAR'].includes(idScheme))
  const isLot = (id: string) => lots.some(({ parentNodeId }) => parentNodeId === id)
  const optional = xmlStructure.filter(
    (node) => node.parentId && !isLot(node.id) && !isDemanded(node.xpathAbsolute),
  )
  const ids = new Set(optional.map(({ id }) => id))
  return (id: string) => ids.has(id)
}
