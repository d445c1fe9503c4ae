import type { Editor } from '@tiptap/core'

/** Under which heading somebody goes on writing; a new one each time she wants to. */
export type CaretUnder = { isHeading: (text: string) => boolean }

type Place = { end: number; caret: number | null }

/** Behind the heading, and in the words that follow it if there are any. */
function placeUnder({ state }: Editor, { isHeading }: CaretUnder): Place | null {
  let found: Place | null = null
  state.doc.forEach((node, offset, index) => {
    if (found !== null || node.type.name !== 'heading' || !isHeading(node.textContent)) return
    const end = offset + node.nodeSize
    const next = state.doc.maybeChild(index + 1)
    const isText = next !== null && next.isTextblock && next.type.name !== 'heading'
    found = { end, caret: isText ? end + next.nodeSize - 1 : null }
  })
  return found
}

/** Puts the caret under a heading, on a line of its own where nothing is written yet, and where it can be seen. */
export function putCaretUnder(editor: Editor, under: CaretUnder) {
  const place = placeUnder(editor, under)
  if (place === null) return
  const { end, caret } = place
  if (caret === null)
    editor
      .chain()
      .insertContentAt(end, { type: 'paragraph' }, { updateSelection: false })
      .setTextSelection(end + 1)
      .focus(null, { scrollIntoView: false })
      .run()
  else editor.chain().setTextSelection(caret).focus(null, { scrollIntoView: false }).run()
  const { node } = editor.view.domAtPos(editor.state.selection.from)
  const shown = node instanceof Element ? node : node.parentElement
  // The page's head and the form's foot stay where they are and would cover it at the edges.
  shown?.scrollIntoView({ block: 'center' })
}
