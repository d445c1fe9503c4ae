import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import { sampleValues } from '@allmende/domain/deed/mail-placeholders.ts'
import { fillHtml, fillLine, type MailWords } from '@allmende/domain/deed/mail-words.ts'
import { useId } from 'react'
import { Letter } from '../ui/Letter.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './settings.module.css'
import { mailEntryTexts as texts } from './settings.texts.ts'

/** The mail as it will arrive, made by the same rules. */
export function MailPreview({ mailKey, subject, text }: MailWords & { mailKey: MailKey }) {
  const say = useSay()
  const id = useId()
  const values = sampleValues(mailKey)
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h4 id={id}>{say(texts.preview)}</h4>
      <Letter subject={fillLine(subject, values)} html={fillHtml(text, values, window.location.origin)} />
    </section>
  )
}
