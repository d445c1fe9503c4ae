import { plain } from '../../ui/matching.ts'

/** A code in its hierarchy. */
export type CodeNode = {
  code: string
  label: string
  parent: CodeNode | null
  children: readonly CodeNode[]
}
export type CodeTree = { roots: readonly CodeNode[]; all: ReadonlyMap<string, CodeNode> }

/** The lists that are trees, and where a code hangs; a parent that the list lacks is skipped. */
export const treeLists = {
  cpv: (code: string) => /^(\d{2}\d*?)[1-9]0*$/.exec(code)?.[1]?.padEnd(code.length, '0') ?? null,
  nuts: (code: string) => (code.length > 2 ? code.slice(0, -1) : null),
} as const
export type TreeList = keyof typeof treeLists

export function codeTree(
  list: TreeList,
  codes: readonly (readonly [code: string, label: string])[],
): CodeTree {
  type Growing = { code: string; label: string; parent: Growing | null; children: Growing[] }
  const all = new Map<string, Growing>()
  for (const [code, label] of codes) all.set(code, { code, label, parent: null, children: [] })
  const roots: Growing[] = []
  for (const node of all.values()) {
    node.parent = nearestParent(all, list, node.code)
    const siblings = node.parent?.children ?? roots
    siblings.push(node)
  }
  return { roots, all }
}

function nearestParent<Node>(all: ReadonlyMap<string, Node>, list: TreeList, code: string): Node | null {
  let above = treeLists[list](code)
  while (above !== null && above !== code) {
    const parent = all.get(above)
    if (parent) return parent
    code = above
    above = treeLists[list](above)
  }
  return null
}

type Searchable = readonly { node: CodeNode; words: string }[]
const searchables = new WeakMap<CodeTree, Searchable>()

/** What a search looks at, made with the first one: opening a form must not wait for ten thousand labels. */
function searchableOf(tree: CodeTree): Searchable {
  const known =
    searchables.get(tree) ??
    [...tree.all.values()].map((node) => ({ node, words: plain(`${node.code} ${node.label}`) }))
  searchables.set(tree, known)
  return known
}

/** Codes that begin with what is searched, then labels that do, then whatever has all the words. */
export function searchTree(tree: CodeTree, search: string, limit: number): CodeNode[] {
  const wanted = plain(search.trim())
  if (wanted === '') return []
  const parts = wanted.split(/\s+/)
  const ranks: [CodeNode[], CodeNode[], CodeNode[]] = [[], [], []]
  for (const { node, words } of searchableOf(tree))
    if (words.startsWith(wanted)) ranks[0].push(node)
    else if (words.startsWith(wanted, node.code.length + 1)) ranks[1].push(node)
    else if (parts.every((part) => words.includes(part))) ranks[2].push(node)
  return ranks.flat().slice(0, limit)
}

/** From the top down to the code itself. */
export function wayTo(node: CodeNode): CodeNode[] {
  return node.parent ? [...wayTo(node.parent), node] : [node]
}
