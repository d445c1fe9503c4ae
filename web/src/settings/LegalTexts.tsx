import { legalTitles } from '@allmende/domain/settings/legal-titles.texts.ts'
import { type LegalPage, legalPages } from '@allmende/domain/settings/settings.contract.ts'
import { useState } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { useSay } from '../ui/language.tsx'
import { MarkdownEditor } from '../ui/markdown/MarkdownEditor.tsx'
import classes from './settings.module.css'
import { texts } from './settings.texts.ts'
import type { SettingsForm } from './useSettingsForm.ts'

/** The pages every page links to, and what stands below each parcel, in both languages. */
export function LegalTexts({ form }: { form: SettingsForm }) {
  const say = useSay()
  const [opened, setOpened] = useState<LegalPage | null>(null)
  return (
    <div>
      {legalPages.map((page) => (
        <Disclosure
          key={page}
          title={say(legalTitles[page])}
          opened={opened === page || form.errors.some(({ id }) => id.includes(`-legalTexts.${page}.`))}
          onToggle={() => setOpened(opened === page ? null : page)}
        >
          <div className={classes.languages}>
            <MarkdownEditor {...form.field(`legalTexts.${page}.de`)} label={say(texts.german)} />
            <MarkdownEditor {...form.field(`legalTexts.${page}.en`)} label={say(texts.english)} />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
