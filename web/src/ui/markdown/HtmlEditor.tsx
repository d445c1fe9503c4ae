import type { FieldProps } from '../form/field.tsx'
import { RichEditor, type Snippet } from './RichEditor.tsx'

type HtmlEditorProps = FieldProps<string> & {
  /** Pieces of text that can be put in where the cursor is. */
  snippets?: { title: string; entries: readonly Snippet[] }
}

/** A field for longer text with headings, lists and links; its value is HTML. */
export const HtmlEditor = (field: HtmlEditorProps) => <RichEditor {...field} format="html" />
