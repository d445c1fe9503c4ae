import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import classes from './CodeTreeView.module.css'
import { foundRows, rowsOf, type CodeRow } from './code-rows.ts'
import { type CodeNode, type CodeTree, wayTo } from './code-tree.ts'

type CodeTreeViewProps = {
  label: string
  tree: CodeTree
  search: string
  chosen: string | null
  takes: (node: CodeNode) => boolean
  onChoose: (code: string) => void
}

const rowId = (id: string, code: string) => `${id}-${code}`

/** A hierarchy of codes for keyboard and mouse: arrows walk and open, Enter chooses. */
export function CodeTreeView({ label, tree, search, chosen, takes, onChoose }: CodeTreeViewProps) {
  const id = useId()
  const chosenNode = chosen === null ? undefined : tree.all.get(chosen)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        chosenNode
          ? wayTo(chosenNode)
              .slice(0, -1)
              .map(({ code }) => code)
          : [],
      ),
  )
  const rows = useMemo(
    () => (search.trim() ? foundRows(tree, search, opened) : rowsOf(tree, opened)),
    [tree, search, opened],
  )
  const [active, setActive] = useState(chosenNode?.code ?? null)
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.code === active),
  )
  const activeCode = rows[at]?.node.code
  useEffect(() => {
    if (activeCode) document.getElementById(rowId(id, activeCode))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeCode])

  const toggle = (code: string) => {
    const next = new Set(opened)
    if (!next.delete(code)) next.add(code)
    setOpened(next)
  }
  const choose = ({ node }: CodeRow) => (takes(node) ? onChoose(node.code) : toggle(node.code))
  const move = (to: CodeRow | undefined) => to && setActive(to.node.code)

  function press(event: KeyboardEvent) {
    const row = rows[at]
    if (!row) return
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(rows[at + 1]),
      ArrowUp: () => move(rows[at - 1]),
      Home: () => move(rows[0]),
      End: () => move(rows.at(-1)),
      ArrowRight: () => (row.isOpen ? move(rows[at + 1]) : toggle(row.node.code)),
      ArrowLeft: () =>
        row.isOpen && opened.has(row.node.code)
          ? toggle(row.node.code)
          : move(rows.find(({ node }) => node === row.node.parent)),
      Enter: () => choose(row),
      ' ': () => choose(row),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div
      className={classes.tree}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeCode ? rowId(id, activeCode) : undefined}
      onKeyDown={press}
    >
      {rows.map((row) => (
        <Row
          key={row.node.code}
          id={rowId(id, row.node.code)}
          row={row}
          isActive={row.node.code === activeCode}
          isChosen={row.node.code === chosen}
          takes={takes(row.node)}
          onChoose={() => {
            setActive(row.node.code)
            choose(row)
          }}
          onToggle={() => {
            setActive(row.node.code)
            toggle(row.node.code)
          }}
        />
      ))}
    </div>
  )
}

type RowProps = {
  id: string
  row: CodeRow
  isActive: boolean
  isChosen: boolean
  takes: boolean
  onChoose: () => void
  onToggle: () => void
}

/** The keyboard is the tree's; a click opens at the arrow and chooses beside it. */
function Row({ id, row, isActive, isChosen, takes, onChoose, onToggle }: RowProps) {
  const { node, level, isOpen, isFound } = row
  const hasChildren = node.children.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys of all its rows
    <div
      id={id}
      className={classes.row}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      data-active={isActive || undefined}
      data-takes={takes || undefined}
      data-found={isFound || undefined}
      style={{ paddingLeft: (level - 1) * 20 }}
      onClick={onChoose}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree takes the keys */}
      <span
        className={classes.arrow}
        data-open={isOpen || undefined}
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {hasChildren && <IconChevronRight size={20} aria-hidden />}
      </span>
      <span className={classes.code}>{node.code}</span>
      <span className={classes.label}>{node.label}</span>
      {isChosen && <IconCheck size={20} aria-hidden />}
    </div>
  )
}
