import { Button, Select } from '@mantine/core'
import { IconListTree } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { comboboxBehaviour, reachable } from '../../ui/form/combobox.ts'
import { inputAttributes } from '../../ui/form/field.tsx'
import { texts as formTexts } from '../../ui/form/form.texts.ts'
import { useSay } from '../../ui/language.tsx'
import type { ControlProps } from '../fields/control.ts'
import classes from './CodeTree.module.css'
import { CodeTreeDialog } from './CodeTreeDialog.tsx'
import { type CodeNode, type CodeTree, searchTree } from './code-tree.ts'
import { codeTexts as texts } from './codes.texts.ts'
import { type TreeChoice, treeChoiceOf } from './tree-lists.ts'
import { useCodeTree } from './useCodeTree.ts'

const mostOffered = 50
const optionOf = ({ code, label }: CodeNode) => ({ value: code, label: `${code} ${label}` })

/** A code of a large list: found by typing, or looked up in its hierarchy. */
export function CodeTreeControl({ field, value, change, shared }: ControlProps) {
  const choice = treeChoiceOf(field)
  if (!choice) throw new Error(`${field.contentId} chooses from no tree`)
  const say = useSay()
  const { tree, failing } = useCodeTree(choice.list)
  const [isBrowsing, setBrowsing] = useState(false)
  const [notTaken, setNotTaken] = useState<string | null>(null)
  const chosen = value?.stringValue ?? null
  const choose = (code: string | null) => {
    setNotTaken(null)
    change(code === null ? null : { stringValue: code })
  }
  const fault = notTaken === null ? undefined : say(texts.notTaken, { typed: notTaken })
  const error = fault ?? shared.error ?? (failing ? say(texts.failing) : undefined)
  const aside = (
    <>
      {!shared.readOnly && (
        <Button
          variant="default"
          disabled={!tree}
          aria-label={`${field.label}: ${say(texts.browse)}`}
          onClick={() => setBrowsing(true)}
        >
          <IconListTree size={20} aria-hidden />
        </Button>
      )}
      {isBrowsing && tree && (
        <CodeTreeDialog
          choice={choice}
          tree={tree}
          chosen={chosen}
          onChoose={(code) => {
            choose(code)
            setBrowsing(false)
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </>
  )
  return (
    <TreeSelect
      {...{ choice, tree, chosen, choose }}
      attributes={inputAttributes({ ...shared, error, value: chosen, onChange: choose })}
      onLeave={(typed) => {
        setNotTaken(typed)
        shared.onBlur?.()
      }}
      aside={aside}
    />
  )
}

type TreeSelectProps = {
  choice: TreeChoice
  tree: CodeTree | undefined
  chosen: string | null
  choose: (code: string | null) => void
  attributes: Omit<ReturnType<typeof inputAttributes>, 'onBlur'>
  /** Beside the input: the way into the hierarchy. */
  aside: ReactNode
  /** Told what was typed and means no code; null where nothing of the kind was. */
  onLeave: (typed: string | null) => void
}

function TreeSelect({ choice, tree, chosen, choose, attributes, aside, onLeave }: TreeSelectProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const node = chosen === null ? undefined : tree?.all.get(chosen)
  const kept = chosen === null ? [] : [node ? optionOf(node) : { value: chosen, label: chosen }]
  const isSearching = search.trim() !== '' && search !== kept[0]?.label
  const found = tree && isSearching ? searchTree(tree, search, mostOffered * 4).filter(choice.takes) : []
  const offered = found.slice(0, mostOffered).map(optionOf)
  const shown = isSearching ? offered : kept
  const withAside = (input: ReactNode) => (
    <div className={classes.line}>
      {input}
      {aside}
    </div>
  )
  function leave() {
    if (!isSearching) return onLeave(null)
    const meant = tree && meantBy(search, tree, found)
    if (meant) choose(meant.code)
    onLeave(meant ? null : search.trim())
  }
  return (
    <Select
      {...attributes}
      inputContainer={withAside}
      {...comboboxBehaviour}
      // Found already, in the whole list; Mantine has to show what is kept even where it was not found.
      data={[...kept, ...offered.filter(({ value }) => value !== chosen)]}
      filter={() => shown}
      searchable
      clearable
      clearButtonProps={{ ...reachable, 'aria-label': say(formTexts.clear) }}
      allowDeselect={false}
      nothingFoundMessage={
        !tree
          ? say(texts.loading)
          : isSearching
            ? say(texts.nothing, { search: search.trim() })
            : say(texts.typeOn)
      }
      placeholder={say(texts.placeholders[choice.list])}
      searchValue={search}
      onSearchChange={setSearch}
      value={chosen}
      onChange={choose}
      onBlur={leave}
    />
  )
}

/** The code that was typed out, or the only one that was found. */
function meantBy(search: string, tree: CodeTree, found: readonly CodeNode[]): CodeNode | undefined {
  const typed = tree.all.get(search.trim().toUpperCase())
  const isTaken = typed !== undefined && found.some(({ code }) => code === typed.code)
  return isTaken ? typed : found.length === 1 ? found[0] : undefined
}
