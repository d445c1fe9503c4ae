import { lazy, Suspense } from 'react'
import type { FieldProps } from '../form/field.tsx'
import { FormField } from '../form/FormField.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import classes from './MarkdownEditor.module.css'

const Area = lazy(() =>
  import('./MarkdownEditorArea.tsx').then((module) => ({ default: module.MarkdownEditorArea })),
)

/** A field for longer text with headings, lists and links; its value is markdown. The editor itself loads when needed. */
export function MarkdownEditor({ value, onChange, onBlur, ...field }: FieldProps<string>) {
  const say = useSay()
  return (
    <FormField {...field}>
      {(control) => (
        <Suspense fallback={<output className={classes.waiting}>{say(houseTexts.loading)}</output>}>
          <Area
            control={control}
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
