import type { FieldProps } from '../form/field.tsx'
import { RichEditor } from './RichEditor.tsx'
import type { SnippetList } from './Snippets.tsx'

type HtmlEditorProps = FieldProps<string> & { snippets?: SnippetList }

/** A field for longer text with headings, lists and links; its value is HTML. */
export const HtmlEditor = (field: HtmlEditorProps) => <RichEditor {...field} format="html" />
