import { lazy, Suspense, useRef } from 'react'
import type { FieldProps } from '../form/field.tsx'
import { FormField } from '../form/FormField.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import type { CaretUnder } from './caret-under.ts'
import classes from './RichEditor.module.css'
import { Snippets, type SnippetList } from './Snippets.tsx'

export type Format = 'markdown' | 'html'
/** What can be done to an editor from outside. */
export type EditorHandle = { insert: (text: string) => void }

type RichEditorProps = FieldProps<string> & {
  format: Format
  snippets?: SnippetList
  /** Where somebody goes on writing who asked for it elsewhere on the page. */
  caretUnder?: CaretUnder | null
}

const Area = lazy(() => import('./RichEditorArea.tsx').then((module) => ({ default: module.RichEditorArea })))

/** The editor behind MarkdownEditor and HtmlEditor; it loads when it is first needed. */
export function RichEditor(props: RichEditorProps) {
  const { value, onChange, onBlur, format, snippets, caretUnder = null, ...field } = props
  const say = useSay()
  const editor = useRef<EditorHandle>(null)
  const editable = !field.disabled && !field.readOnly
  return (
    <div>
      <FormField {...field}>
        {(control) => (
          <Suspense fallback={<output className={classes.waiting}>{say(houseTexts.loading)}</output>}>
            <Area
              ref={editor}
              control={control}
              format={format}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              editable={editable}
              caretUnder={caretUnder}
            />
          </Suspense>
        )}
      </FormField>
      {snippets && editable && <Snippets {...snippets} onInsert={(text) => editor.current?.insert(text)} />}
    </div>
  )
}
