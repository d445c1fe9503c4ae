import { useDeferredValue, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import { CodeTreeView } from './CodeTreeView.tsx'
import classes from './CodeTree.module.css'
import { codeTexts as texts } from './codes.texts.ts'
import { type CodeTree, searchTree } from './code-tree.ts'
import type { TreeChoice } from './tree-lists.ts'

type CodeTreeDialogProps = {
  choice: TreeChoice
  tree: CodeTree
  chosen: string | null
  onChoose: (code: string) => void
  onClose: () => void
}

/** The whole list to look through; closes with the choice. */
export function CodeTreeDialog({ choice, tree, chosen, onChoose, onClose }: CodeTreeDialogProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const isVain = search.trim() !== '' && searchTree(tree, search, 1).length === 0
  return (
    <Dialog opened onClose={onClose} size="large" title={say(texts.titles[choice.list])}>
      <div className={classes.dialog}>
        <TextField
          type="search"
          label={say(texts.search)}
          hint={say(texts.hints[choice.list])}
          value={typed}
          onChange={setTyped}
        />
        {isVain ? (
          <p className={classes.vain}>{say(texts.nothing, { search })}</p>
        ) : (
          <CodeTreeView
            label={say(texts.titles[choice.list])}
            tree={tree}
            search={search}
            chosen={chosen}
            takes={choice.takes}
            onChoose={onChoose}
          />
        )}
      </div>
    </Dialog>
  )
}
