import '@mantine/core/styles/Typography.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ControlAttributes } from '../form/FormField.tsx'
import { useSay } from '../language.tsx'
import { editorContent } from './editor-content.ts'
import { type CaretUnder, putCaretUnder } from './caret-under.ts'
import { formats } from './formats.ts'
import { editorTexts, texts } from './markdown.texts.ts'
import prose from './prose.module.css'
import classes from './RichEditor.module.css'
import type { EditorHandle, Format } from './RichEditor.tsx'
import { RichEditorToolbar } from './RichEditorToolbar.tsx'

type RichEditorAreaProps = {
  control: ControlAttributes
  format: Format
  ref: Ref<EditorHandle>
  value: string
  onChange: (text: string) => void
  onBlur: (() => void) | undefined
  editable: boolean
  caretUnder: CaretUnder | null
}

/** Loaded on demand; use MarkdownEditor or HtmlEditor. */
export function RichEditorArea(props: RichEditorAreaProps) {
  const { control, format, ref, value, onChange, onBlur, editable, caretUnder } = props
  const say = useSay()
  const { extensions, write, underlines } = formats[format]
  const emitted = useRef(value)
  const [first] = useState(() => editorContent(value, format))
  const editor = useEditor({
    extensions,
    ...first,
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
      emitted.current = write(changed)
      onChange(emitted.current)
    },
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    const { content, contentType } = editorContent(value, format)
    editor?.commands.setContent(content, { contentType, emitUpdate: false })
  }, [editor, value, format])

  useEffect(() => {
    editor?.setEditable(editable, false)
  }, [editor, editable])

  // After the text is there that it is about.
  useEffect(() => {
    if (editor && caretUnder) putCaretUnder(editor, caretUnder)
  }, [editor, caretUnder])

  useImperativeHandle(ref, () => ({
    insert: (text) => void editor?.chain().focus().insertContent({ type: 'text', text }).run(),
  }))

  const labels = Object.fromEntries(Object.entries(editorTexts).map(([name, text]) => [name, say(text)]))

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
      labels={labels}
    >
      {editable && <RichEditorToolbar label={say(texts.toolbar)} underlines={underlines} />}
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
