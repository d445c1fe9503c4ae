import '@mantine/core/styles/Typography.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { Markdown } from '@tiptap/markdown'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { ControlAttributes } from '../form/FormField.tsx'
import { useSay } from '../language.tsx'
import classes from './MarkdownEditor.module.css'
import { texts } from './markdown.texts.ts'
import prose from './prose.module.css'

type MarkdownEditorAreaProps = {
  control: ControlAttributes
  value: string
  onChange: (markdown: string) => void
  onBlur: (() => void) | undefined
  editable: boolean
}

// Only what markdown can say; underlining is not among it.
const extensions = [
  StarterKit.configure({
    link: false,
    underline: false,
    heading: { levels: [2, 3] },
    dropcursor: false,
    gapcursor: false,
  }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(https?:|mailto:)/i.test(url),
  }),
  Markdown,
]

/** Loaded on demand; use MarkdownEditor. */
export function MarkdownEditorArea({ control, value, onChange, onBlur, editable }: MarkdownEditorAreaProps) {
  const say = useSay()
  const emitted = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    contentType: 'markdown',
    // It would write a <style> element, which the content security policy forbids; our style sheet says the same.
    injectCSS: false,
    editable,
    editorProps: {
      attributes: {
        class: prose['prose'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        ...Object.fromEntries(
          Object.entries(control).flatMap(([name, given]) =>
            given === undefined ? [] : [[name, String(given)]],
          ),
        ),
      },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.getMarkdown()
      onChange(emitted.current)
    },
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    editor?.commands.setContent(value, { contentType: 'markdown', emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor?.setEditable(editable, false)
  }, [editor, editable])

  return (
    <RichTextEditor
      editor={editor}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      className={classes.editor}
      classNames={{
        toolbar: classes.toolbar,
        control: classes.control,
        controlsGroup: classes.group,
        content: classes.content,
      }}
      data-invalid={control['aria-invalid'] || undefined}
      data-locked={!editable || undefined}
      labels={{
        boldControlLabel: say(texts.bold),
        italicControlLabel: say(texts.italic),
        h2ControlLabel: say(texts.heading),
        h3ControlLabel: say(texts.subheading),
        bulletListControlLabel: say(texts.bullets),
        orderedListControlLabel: say(texts.numbers),
        blockquoteControlLabel: say(texts.quote),
        linkControlLabel: say(texts.link),
        unlinkControlLabel: say(texts.unlink),
        undoControlLabel: say(texts.undo),
        redoControlLabel: say(texts.redo),
        linkEditorInputLabel: say(texts.address),
        linkEditorInputPlaceholder: say(texts.addressExample),
        linkEditorExternalLink: say(texts.newTab),
        linkEditorInternalLink: say(texts.sameTab),
        linkEditorSave: say(texts.apply),
      }}
    >
      {editable && (
        <RichTextEditor.Toolbar role="toolbar" aria-label={say(texts.toolbar)}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
