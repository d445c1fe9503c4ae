import { type CodeNode, type CodeTree, searchTree, wayTo } from './code-tree.ts'

/** One visible line of a tree. */
export type CodeRow = { node: CodeNode; level: number; isOpen: boolean; isFound?: boolean }

const mostFound = 200

export function rowsOf({ roots }: CodeTree, opened: ReadonlySet<string>): CodeRow[] {
  const rows: CodeRow[] = []
  const add = (node: CodeNode, level: number) => {
    const isOpen = opened.has(node.code)
    rows.push({ node, level, isOpen })
    if (isOpen) for (const child of node.children) add(child, level + 1)
  }
  for (const root of roots) add(root, 1)
  return rows
}

/** What a search finds, with everything that stands above it, and what somebody opens below. */
export function foundRows(tree: CodeTree, search: string, opened: ReadonlySet<string>): CodeRow[] {
  const found = searchTree(tree, search, mostFound)
  const hits = new Set(found)
  const kept = new Set(found.flatMap(wayTo))
  const above = new Set(found.flatMap((node) => wayTo(node).slice(0, -1)))
  const rows: CodeRow[] = []
  const add = (node: CodeNode, level: number, all: boolean) => {
    const isOpen = above.has(node) || opened.has(node.code)
    rows.push({ node, level, isOpen, isFound: hits.has(node) })
    if (!isOpen) return
    const below = all || !above.has(node)
    for (const child of node.children) if (below || kept.has(child)) add(child, level + 1, below)
  }
  for (const root of tree.roots) if (kept.has(root)) add(root, 1, false)
  return rows
}
