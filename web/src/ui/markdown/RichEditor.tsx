import { lazy, Suspense } from 'react'
import type { FieldProps } from '../form/field.tsx'
import { FormField } from '../form/FormField.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import classes from './RichEditor.module.css'

export type Format = 'markdown' | 'html'
export type Snippet = { text: string; meaning: string }

type RichEditorProps = FieldProps<string> & {
  format: Format
  snippets?: { title: string; entries: readonly Snippet[] }
}

const Area = lazy(() => import('./RichEditorArea.tsx').then((module) => ({ default: module.RichEditorArea })))

/** The editor behind MarkdownEditor and HtmlEditor; it loads when it is first needed. */
export function RichEditor({ value, onChange, onBlur, format, snippets, ...field }: RichEditorProps) {
  const say = useSay()
  return (
    <FormField {...field}>
      {(control) => (
        <Suspense fallback={<output className={classes.waiting}>{say(houseTexts.loading)}</output>}>
          <Area
            control={control}
            format={format}
            snippets={snippets}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            editable={!field.disabled && !field.readOnly}
          />
        </Suspense>
      )}
    </FormField>
  )
}
