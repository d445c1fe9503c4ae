import type { FieldProps } from '../form/field.tsx'
import type { CaretUnder } from './caret-under.ts'
import { RichEditor } from './RichEditor.tsx'

type MarkdownEditorProps = FieldProps<string> & { caretUnder?: CaretUnder | null }

/** A field for longer text with headings, lists and links; its value is markdown. */
export const MarkdownEditor = (field: MarkdownEditorProps) => <RichEditor {...field} format="markdown" />
