import classes from './RichEditor.module.css'

/** Pieces of text that can be put in where the cursor is. */
export type SnippetList = { title: string; entries: readonly { text: string; meaning: string }[] }

type SnippetsProps = SnippetList & { onInsert: (text: string) => void }

export function Snippets({ title, entries, onInsert }: SnippetsProps) {
  return (
    <fieldset className={classes.snippets}>
      <legend>{title}</legend>
      <ul>
        {entries.map(({ text, meaning }) => (
          <li key={text}>
            <button type="button" onClick={() => onInsert(text)}>
              <code>{text}</code>
              <span>{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
