import { useState } from 'react'
import { useSay } from '../ui/language.tsx'
import { MarkdownEditor } from '../ui/markdown/MarkdownEditor.tsx'
import { MarkdownView } from '../ui/markdown/MarkdownView.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'
import { sampleMarkdown } from './samples.ts'

export function MarkdownSamples() {
  const say = useSay()
  const [text, setText] = useState(sampleMarkdown)
  return (
    <Section id="text">
      <Sample title={say(texts.default)} wide>
        <MarkdownEditor label={say(texts.editor)} required value={text} onChange={setText} />
      </Sample>
      <Sample title={say(texts.source)} wide>
        <pre className={classes.source}>{text}</pre>
      </Sample>
      <Sample title={say(texts.view)} wide>
        <MarkdownView text={text} />
      </Sample>
    </Section>
  )
}
