import { PageHeader } from '../ui/PageHeader.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { sections, texts } from './bausteine.texts.ts'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { FileSamples } from './FileSamples.tsx'
import { FormSample } from './FormSample.tsx'
import { FoundationSamples } from './FoundationSamples.tsx'
import { MarkdownSamples } from './MarkdownSamples.tsx'
import { MessageSamples } from './MessageSamples.tsx'
import { TableSamples } from './TableSamples.tsx'
import { TimeSamples } from './TimeSamples.tsx'

/** Every house component in its states; what a screen may be built of, and what the browser tests look at. */
export function BausteineScreen() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <div className={classes.page}>
        <nav className={classes.navigation} aria-label={say(texts.navigation)}>
          <ul>
            {Object.entries(sections).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{say(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <FoundationSamples />
          <MessageSamples />
          <FieldSamples />
          <ChoiceSamples />
          <TimeSamples />
          <FormSample />
          <TableSamples />
          <FileSamples />
          <MarkdownSamples />
        </div>
      </div>
    </>
  )
}
