import { Button } from '@mantine/core'
import { useState } from 'react'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './archive.module.css'
import { texts } from './archive.texts.ts'

const contents = [
  'contentDocuments',
  'contentSubmissions',
  'contentPapers',
  'contentMessages',
  'contentNotices',
  'contentLog',
  'contentVerifier',
] as const

type ArchiveStartProps = {
  wasSealed: boolean
  /** There is one already. */
  isAnew: boolean
  isAsking: boolean
  onStart: (sealed: boolean) => void
}

/** What will be in it, what may be chosen, and the button that begins. */
export function ArchiveStart({ wasSealed, isAnew, isAsking, onStart }: ArchiveStartProps) {
  const say = useSay()
  const [sealed, setSealed] = useState(wasSealed)
  return (
    <FormSection title={say(texts.contents)}>
      <ul className={classes.list}>
        {contents.map((text) => (
          <li key={text}>{say(texts[text])}</li>
        ))}
      </ul>
      <div data-screen-only>
        <CheckboxField
          label={say(texts.sealed)}
          hint={say(texts.sealedHint)}
          value={sealed}
          onChange={setSealed}
        />
      </div>
      <div className={classes.ways}>
        <Button variant={isAnew ? 'default' : 'filled'} loading={isAsking} onClick={() => onStart(sealed)}>
          {say(isAnew ? texts.anew : texts.start)}
        </Button>
      </div>
      {isAnew && <p className={classes.quiet}>{say(texts.replaces)}</p>}
    </FormSection>
  )
}
