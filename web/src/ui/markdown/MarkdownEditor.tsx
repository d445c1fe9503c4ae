import type { FieldProps } from '../form/field.tsx'
import { RichEditor } from './RichEditor.tsx'

/** A field for longer text with headings, lists and links; its value is markdown. */
export const MarkdownEditor = (field: FieldProps<string>) => <RichEditor {...field} format="markdown" />
