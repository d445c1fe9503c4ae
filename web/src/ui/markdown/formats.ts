import { Link } from '@mantine/tiptap'
import type { Editor, Extensions } from '@tiptap/core'
import { Markdown } from '@tiptap/markdown'
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit'
import type { Format } from './RichEditor.tsx'

const link = Link.configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(https?:|mailto:)/i.test(url),
})

const common: Partial<StarterKitOptions> = {
  link: false,
  heading: { levels: [2, 3] },
  dropcursor: false,
  gapcursor: false,
}

type FormatRules = { extensions: Extensions; write: (editor: Editor) => string; underlines: boolean }

/** What each format can say, and how the editor's content is written in it. */
export const formats: Record<Format, FormatRules> = {
  markdown: {
    extensions: [StarterKit.configure({ ...common, underline: false }), link, Markdown],
    write: (editor) => editor.getMarkdown(),
    underlines: false,
  },
  html: {
    extensions: [
      StarterKit.configure({ ...common, code: false, codeBlock: false, horizontalRule: false }),
      link,
    ],
    write: (editor) => editor.getHTML(),
    underlines: true,
  },
}
